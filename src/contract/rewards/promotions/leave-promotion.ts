import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { RewardStruct } from './reward.ts'

/** Leaving twice changes nothing. */
export const leavePromotion = defineCall({
  name: 'leavePromotion',
  summary: 'Leaves a promotion that waits for a deposit, so that the next deposit brings no bonus.',
  method: 'POST',
  path: '/wps/reward/leave',
  auth: 'member',
  perDay: 30,
  request: object({ claimId: Text, language: optional(Language) }),
  response: RewardStruct,
  errors: ['reward_not_found', 'reward_over'],
})
