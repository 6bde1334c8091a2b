import { array, integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { ClaimedStruct, RewardSumStruct } from './claimable.ts'

/** Most rewards of one call. */
export const mostClaimed = 100

/**
 * Each reward is claimed by itself: one that is refused stops no other. The same key answers with the same rewards, and
 * claims those that failed.
 */
export const claimRewards = defineCall({
  name: 'claimRewards',
  summary: 'Claims every reward that needs no reading of terms, at most 100: the one that runs out first is the first.',
  method: 'POST',
  path: '/wps/reward/claimAll',
  auth: 'member',
  idempotent: true,
  request: object({ language: optional(Language) }),
  response: type({
    list: array(ClaimedStruct),
    /** What the member got. */
    sums: array(RewardSumStruct),
    /** How many more wait for another call. */
    left: integer(),
  }),
})
