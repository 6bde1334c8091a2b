import { enums, integer, max, min, pattern, string, type } from 'superstruct'
import { rebatePeriods } from '#contract/rewards/vip/vip.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'

/** The operator's rules of the rebate (product rules 21.7 and 21.9). */
const rebateSetting = defineSetting(
  'rebate',
  type({
    period: enums(rebatePeriods),
    /** Days in which a rebate can be claimed after it was computed. */
    claimDays: max(min(integer(), 1), 365),
    /** Smaller amounts are not given back; minor units. */
    minimum: pattern(string(), /^[1-9]\d{0,17}$/),
  }),
  { period: 'day', claimDays: 7, minimum: '1' },
)

export interface RebateRules {
  readonly period: (typeof rebatePeriods)[number]
  readonly claimDays: number
  readonly minimum: bigint
  readonly timeZone: string
}

export async function readRebateRules(on: Executor): Promise<RebateRules> {
  const { rules, brand } = await readSettings(on, { rules: rebateSetting, brand: brandSetting })
  return { ...rules, minimum: BigInt(rules.minimum), timeZone: brand.timeZone }
}
