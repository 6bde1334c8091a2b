import { array, enums, integer, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, Language, MinorUnits } from '#contract/scalars.ts'
import { benefitPeriods, rebatePeriods, VipLevelStruct } from './vip.ts'

/** The programme of the brand's currency; null if VIP is off or there is none. */
export const getVip = defineCall({
  name: 'getVip',
  summary: 'The VIP levels with their benefits, and the rules of the rebate.',
  method: 'GET',
  path: '/wps/vip/programme',
  auth: 'none',
  request: object({ language: Language }),
  response: type({
    programme: nullable(
      type({
        version: integer(),
        currency: CurrencyCode,
        validFrom: Instant,
        benefitEvery: enums(benefitPeriods),
        levels: array(VipLevelStruct),
      }),
    ),
    rebate: type({
      period: enums(rebatePeriods),
      /** Days in which a rebate can be claimed. */
      claimDays: integer(),
      minimum: MinorUnits,
    }),
  }),
})
