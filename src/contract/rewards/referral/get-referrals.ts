import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { ReferralStruct } from './referral.ts'

export const getReferrals = defineCall({
  name: 'getReferrals',
  summary: 'Members whom the caller has invited, newest first, each with the missing conditions or the reward.',
  method: 'GET',
  path: '/wps/referral/list',
  auth: 'member',
  request: object(pageRequest),
  response: Paged(ReferralStruct),
  errors: ['referral_off'],
})
