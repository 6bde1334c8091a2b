import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Language } from '#contract/scalars.ts'
import { RewardStruct } from './reward.ts'

export const getEndedRewards = defineCall({
  name: 'getEndedRewards',
  summary: 'Ended rewards of the caller, newest first, each with its result.',
  method: 'GET',
  path: '/wps/reward/ended',
  auth: 'member',
  request: object({ language: optional(Language), ...pageRequest }),
  response: Paged(RewardStruct),
})
