import type { MissingFact } from '#contract/rewards/promotions/reward.ts'
import type { PromotionRules } from './rules.ts'

/** Facts about a member. Null means unknown: a promotion that asks for the fact is then refused. */
export interface MemberFacts {
  readonly isBlocked: boolean
  readonly currency: string
  /** ISO code. */
  readonly country: string | null
  readonly isPersonKnown: boolean
  /** Whether the promotion has given the member something before, in any version. */
  readonly hadBefore: boolean
  readonly isDeviceKnown: boolean
  /** Whether another account of one of the member's devices has or had it, in any version. */
  readonly hadOnDevice: boolean
  /** Whether a deposit was ever credited. */
  readonly hasDeposited: boolean
}

type Conditions = Pick<PromotionRules, 'countries' | 'onePerPerson' | 'onePerDevice' | 'deposit'>

/** All conditions of a promotion that a member does not meet (product rule 23.3). */
export function missingOf(rules: Conditions, currency: string, facts: MemberFacts): MissingFact[] {
  const missing: MissingFact[] = []
  if (facts.isBlocked) missing.push('blocked')
  if (facts.currency !== currency) missing.push('currency')
  if (rules.countries !== null && facts.country === null) missing.push('country_unknown')
  else if (rules.countries !== null && !rules.countries.includes(facts.country ?? '')) missing.push('country')
  if (rules.onePerPerson && !facts.isPersonKnown) missing.push('person_unknown')
  if (rules.onePerPerson && facts.hadBefore) missing.push('had_before')
  if (rules.onePerDevice && !facts.isDeviceKnown) missing.push('device_unknown')
  if (rules.onePerDevice && facts.hadOnDevice) missing.push('device_had')
  if (rules.deposit?.firstOnly && facts.hasDeposited) missing.push('first_deposit')
  return missing
}
