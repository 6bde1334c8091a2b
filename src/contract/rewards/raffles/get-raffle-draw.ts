import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { RaffleDrawStruct } from './raffle.ts'

export const getRaffleDraw = defineCall({
  name: 'getRaffleDraw',
  summary: 'The draw of a raffle: its seed, the whole list of tickets, and the winners.',
  method: 'GET',
  path: '/wps/raffle/draw',
  auth: 'member',
  request: object({ raffleId: Text }),
  response: RaffleDrawStruct,
  errors: ['raffle_not_found', 'raffle_not_drawn'],
})
