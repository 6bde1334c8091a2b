import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { RaffleStruct } from './raffle.ts'

/** It costs nothing, moves no money and can be repeated. Bets and deposits since the raffle began count too. */
export const rafflePromotion = defineCall({
  name: 'rafflePromotion',
  summary: 'Joins a raffle.',
  method: 'POST',
  path: '/wps/rafflePromotion',
  auth: 'member',
  request: object({ raffleId: Text, language: optional(Language) }),
  response: RaffleStruct,
  errors: ['raffle_not_found', 'raffle_over', 'play_blocked'],
})
