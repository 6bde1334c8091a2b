import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Language } from '#contract/scalars.ts'
import { BonusStruct } from './bonus.ts'

export const getEndedBonuses = defineCall({
  name: 'getEndedBonuses',
  summary: 'Ended bonuses of the caller, newest first, each with its result.',
  method: 'GET',
  path: '/wps/bonus/ended',
  auth: 'member',
  request: object({ language: optional(Language), ...pageRequest }),
  response: Paged(BonusStruct),
})
