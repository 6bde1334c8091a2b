import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'
import { RewardStruct } from '#contract/entities/reward.ts'
import { Language } from '#contract/entities/scalars.ts'

export const getEndedRewards = defineCall({
  name: 'getEndedRewards',
  summary: 'Ended rewards of the caller, newest first, each with its result.',
  method: 'GET',
  path: '/wps/reward/ended',
  auth: 'member',
  request: object({ language: optional(Language), ...pageRequest }),
  response: Paged(RewardStruct),
})
