import { array, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { RaffleStruct } from './raffle.ts'

export const getRaffles = defineCall({
  name: 'getRaffles',
  summary:
    'Raffles in the caller’s currency: those that are not drawn yet, the next end first, then the last twenty that were drawn.',
  method: 'GET',
  path: '/wps/raffle/list',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({ list: array(RaffleStruct) }),
})
