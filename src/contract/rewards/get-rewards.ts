import { array, integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { RewardStruct } from '#contract/entities/reward.ts'
import { Language } from '#contract/entities/scalars.ts'

export const getRewards = defineCall({
  name: 'getRewards',
  summary: 'Promotions that run for the caller, and rewards under way: what can be claimed stands first.',
  method: 'GET',
  path: '/wps/reward/open',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({
    list: array(RewardStruct),
    /** How many can be claimed now. */
    claimable: integer(),
  }),
})
