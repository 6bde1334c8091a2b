import { array, object, optional, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { RewardStruct } from './reward.ts'

/** Characters of a comment, and pictures beside it. */
export const mostComment = 140
export const mostPictures = 3

/** The same application again changes nothing: the answer is the one that waits. */
export const applyForPromotion = defineCall({
  name: 'applyForPromotion',
  summary: 'Applies for a promotion, with a comment and pictures that `uploadFile` has stored; the operator decides.',
  method: 'POST',
  path: '/wps/reward/apply',
  auth: 'member',
  perDay: 30,
  request: object({
    promotionId: Text,
    comment: size(string(), 0, mostComment),
    /** Ids of uploads of the purpose `application`. */
    pictures: size(array(Text), 0, mostPictures),
    language: optional(Language),
  }),
  response: RewardStruct,
  errors: ['promotion_not_open', 'promotion_refused', 'upload_unknown', 'play_blocked'],
})
