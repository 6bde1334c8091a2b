import { integer, max, min, nullable, optional, type } from 'superstruct'
import { Digits } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import type { IdentityLaw, Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'

/** The operator's own thresholds; null uses those of the market's law. */
export const identitySetting = defineSetting(
  'identity',
  type({
    /** Amounts above which a tier is needed. */
    basicAbove: nullable(Digits),
    advancedAbove: nullable(Digits),
    /** Days whose withdrawals are summed. Rules that were stored without this field use the days of the law. */
    payoutDays: optional(nullable(max(min(integer(), 1), 3_650))),
    keepMonths: nullable(max(min(integer(), 0), 600)),
    /** Minutes that a decision usually takes, as shown to members. */
    usualMinutes: min(integer(), 1),
  }),
  { basicAbove: null, advancedAbove: null, payoutDays: null, keepMonths: null, usualMinutes: 1_440 },
)

export interface IdentityRules extends IdentityLaw {
  readonly usualMinutes: number
}

const lower = (law: bigint, own: string | null): bigint => (own !== null && BigInt(own) < law ? BigInt(own) : law)

/**
 * The rules in force. An operator may ask for documents earlier than the law does, add up more days and keep documents
 * for longer, never less.
 */
export async function readIdentityRules(
  on: Executor,
  { identity: law }: Pick<Jurisdiction, 'identity'>,
): Promise<IdentityRules> {
  const { own } = await readSettings(on, { own: identitySetting })
  return {
    ...law,
    basicAbove: lower(law.basicAbove, own.basicAbove),
    advancedAbove: lower(law.advancedAbove, own.advancedAbove),
    payoutDays: Math.max(law.payoutDays, own.payoutDays ?? 0),
    keepMonths: Math.max(law.keepMonths, own.keepMonths ?? 0),
    usualMinutes: own.usualMinutes,
  }
}
