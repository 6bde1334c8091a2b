import { array, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Language, MinorUnits } from '#contract/scalars.ts'
import { RebateStruct } from './vip.ts'

export const getClaimableRebates = defineCall({
  name: 'getClaimableRebates',
  summary: 'The rebates that the caller can claim now; the one that expires first is the first.',
  method: 'GET',
  path: '/wps/rebate/claimable',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({ list: array(RebateStruct), currency: CurrencyCode, sum: MinorUnits }),
})
