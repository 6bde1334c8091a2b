import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { RewardStruct } from '#contract/entities/reward.ts'
import { Language, Text } from '#contract/entities/scalars.ts'

/** Joining twice changes nothing: the second answer is the reward as it is. */
export const joinPromotion = defineCall({
  name: 'joinPromotion',
  summary: 'Joins a promotion, before the deposit that it is for.',
  method: 'POST',
  path: '/wps/reward/join',
  auth: 'member',
  request: object({ promotionId: Text, language: optional(Language) }),
  response: RewardStruct,
  errors: ['promotion_not_open', 'promotion_refused', 'play_blocked'],
})
