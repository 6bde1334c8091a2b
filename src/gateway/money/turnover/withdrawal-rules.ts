import { boolean, type Infer, integer, min, type } from 'superstruct'
import { Digits } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'

const Whole = min(integer(), 0)

/** The operator's rules for withdrawals (product rules 10.10 to 10.20). */
export const withdrawalSetting = defineSetting(
  'withdrawal',
  type({
    minimum: Digits,
    maximum: Digits,
    /** Withdrawals of a member in one civil day, and their sum. */
    dayCount: Whole,
    daySum: Digits,
    /** The fee: a fixed part, and a part of the amount in hundredths of a per cent. */
    feeFixed: Digits,
    feeBasisPoints: Whole,
    /** Withdrawals up to this amount are paid without a review. */
    automaticUpTo: Digits,
    /** Per cent of a deposit that must be played before it can be withdrawn. */
    turnoverPercent: Whole,
    /** Below this balance nothing of the deposits is left to play. */
    spentBelow: Digits,
    /** Hours for which a new payout account cannot be used yet. */
    accountHours: Whole,
    /** Minutes after the request until the expected arrival. */
    payoutMinutes: Whole,
    /** Minutes after the payout until it counts as received without an answer of the member. */
    confirmMinutes: Whole,
    /** Whether a member must have proved a mobile number. */
    mobileRequired: boolean(),
  }),
  {
    minimum: '2000',
    maximum: '2000000',
    dayCount: 5,
    daySum: '5000000',
    feeFixed: '0',
    feeBasisPoints: 0,
    automaticUpTo: '200000',
    turnoverPercent: 100,
    spentBelow: '100',
    accountHours: 24,
    payoutMinutes: 120,
    confirmMinutes: 1440,
    mobileRequired: true,
  },
)

type Written = Infer<typeof withdrawalSetting.shape>
type AmountName = 'minimum' | 'maximum' | 'daySum' | 'feeFixed' | 'automaticUpTo' | 'spentBelow'

/** The rules with amounts in minor units. */
export type WithdrawalRules = Readonly<Omit<Written, AmountName> & Record<AmountName, bigint>>

export async function readWithdrawalRules(on: Executor): Promise<WithdrawalRules> {
  const { written } = await readSettings(on, { written: withdrawalSetting })
  return {
    ...written,
    minimum: BigInt(written.minimum),
    maximum: BigInt(written.maximum),
    daySum: BigInt(written.daySum),
    feeFixed: BigInt(written.feeFixed),
    automaticUpTo: BigInt(written.automaticUpTo),
    spentBelow: BigInt(written.spentBelow),
  }
}

/** Minutes within which a withdrawal is promised to be paid: the operator's, or the law's if that is shorter. */
export function payoutMinutes(
  rules: Pick<WithdrawalRules, 'payoutMinutes'>,
  law: Pick<Jurisdiction, 'payoutMinutes'>,
): number {
  return Math.min(rules.payoutMinutes, law.payoutMinutes ?? rules.payoutMinutes)
}
