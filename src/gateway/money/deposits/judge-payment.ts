import { enums, nullable, string, type } from 'superstruct'
import { claimTaxNumber } from '#gateway/account/members/tax-number.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { isCpf } from '#lib/tax-number.ts'
import { type DepositRow, feeOfDeposit } from './deposit-queries.ts'
import type { ReturnReason } from './deposit-states.ts'
import type { Arrival } from './receipt-queries.ts'

const PaymentChoice = enums(['credit', 'return'])

/** The rules for payments that differ from their charge (product rules 10.31 and 10.33). */
export const depositSetting = defineSetting(
  'deposit',
  type({
    /** A payment of another amount than the charge's: credit the received amount, or return it. */
    otherAmount: PaymentChoice,
    /** A payment whose payer the provider does not name. */
    unnamedPayer: PaymentChoice,
  }),
  { otherAmount: 'credit', unnamedPayer: 'credit' },
)

const OwnerRow = type({ cpf: nullable(string()) })

/**
 * Whether a payment for a charge must go back, and why (product rules 10.31 to 10.34, 10.47). The first credited payer
 * gives a member's tax number, if it is not known yet.
 *
 * @param deposit its locked row
 * @returns undefined if the payment is to be credited
 */
export async function whyReturned(
  tx: Transaction,
  arrival: Arrival,
  deposit: DepositRow,
  law: Pick<Jurisdiction, 'unnamedPayer'>,
): Promise<ReturnReason | undefined> {
  const disputed = await whyDisputed(tx, arrival)
  if (disputed) return disputed
  if (deposit.status === 'credited' || deposit.status === 'returned') return 'paid_twice'
  const { rules } = await readSettings(tx, { rules: depositSetting })
  if (arrival.amount !== deposit.amount && rules.otherAmount === 'return') return 'amount_differs'
  // After the fee nothing would be left to credit.
  if (arrival.amount <= feeOfDeposit(deposit, arrival.amount)) return 'amount_differs'
  if (arrival.payer === null)
    return law.unnamedPayer === 'return' || rules.unnamedPayer === 'return' ? 'payer_unknown' : undefined
  const text = 'SELECT cpf FROM member WHERE id = :memberId FOR NO KEY UPDATE'
  const owner = await rowOf(tx, OwnerRow, text, { memberId: deposit.member_id })
  if (owner?.cpf) return owner.cpf === arrival.payer ? undefined : 'payer_differs'
  if (!isCpf(arrival.payer)) return 'payer_differs'
  return (await claimTaxNumber(tx, deposit.member_id, arrival.payer)) ? undefined : 'payer_has_account'
}

/**
 * The reason to send a payment back that its payer's bank has claimed before it was known here, whatever charge it is
 * for.
 */
export async function whyDisputed(
  tx: Transaction,
  { provider, end_to_end_id }: Arrival,
): Promise<'disputed' | undefined> {
  const text = 'SELECT id FROM deposit_claim WHERE provider = :provider AND end_to_end_id = :endToEndId LIMIT 1'
  return (await rowOf(tx, IdRow, text, { provider, endToEndId: end_to_end_id })) && 'disputed'
}
