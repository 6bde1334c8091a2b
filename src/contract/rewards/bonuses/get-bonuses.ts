import { array, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { BonusStruct } from './bonus.ts'

export const getBonuses = defineCall({
  name: 'getBonuses',
  summary: 'The running bonuses of the caller; the one that the next bet counts for is the first.',
  method: 'GET',
  path: '/wps/bonus/running',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({ list: array(BonusStruct) }),
})
