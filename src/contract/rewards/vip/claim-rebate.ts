import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { RebateStruct } from './vip.ts'

export const claimRebate = defineCall({
  name: 'claimRebate',
  summary: 'Pays a rebate to the main wallet, once.',
  method: 'POST',
  path: '/wps/rebate/claim',
  auth: 'member',
  idempotent: true,
  request: object({ rebateId: Text, language: optional(Language) }),
  response: RebateStruct,
  errors: ['rebate_not_found', 'rebate_claimed', 'rebate_expired', 'rebate_too_small', 'play_blocked'],
})
