import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { RewardStruct } from './reward.ts'

/** Joining again changes nothing and answers the current state of the reward. */
export const joinPromotion = defineCall({
  name: 'joinPromotion',
  summary: 'Joins a promotion, before the deposit that it is for.',
  method: 'POST',
  path: '/wps/reward/join',
  auth: 'member',
  perDay: 30,
  request: object({ promotionId: Text, language: optional(Language) }),
  response: RewardStruct,
  errors: ['promotion_not_open', 'promotion_refused', 'play_blocked'],
})
