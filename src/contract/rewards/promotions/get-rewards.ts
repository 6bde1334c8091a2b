import { array, integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { RewardStruct } from './reward.ts'

export const getRewards = defineCall({
  name: 'getRewards',
  summary: 'Current promotions and rewards of the caller, claimable ones first.',
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
