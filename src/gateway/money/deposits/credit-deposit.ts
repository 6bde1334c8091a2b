import { leaveMessages } from '#gateway/account/messages/messages.ts'
import type { Happenings } from '#gateway/happenings.ts'
import { closeAudits, openAudit } from '#gateway/money/turnover/turnover.ts'
import { readWithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import type { Leg } from '#gateway/platform/ledger/ledger.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { type DepositRow, feeOfDeposit } from './deposit-queries.ts'

interface Credit {
  /** The received amount in minor units; it may differ from the requested one. */
  readonly amount: bigint
  /** The source of the money: the provider's account, or the account of unclaimed payments. */
  readonly from: Leg
  readonly late: boolean
  readonly law: Jurisdiction
  readonly happenings: Happenings
  readonly now: Date
}

/**
 * Credits the payment of a charge minus the fee, which is smaller (see judge-payment.ts). The caller holds the lock of
 * its row, which is not credited yet. A payment is credited whatever limit the member has reached since. The chosen
 * or joined promotion gives its bonus in the same transaction; if it cannot, the money is credited without it.
 *
 * @returns the transfer
 */
export async function creditDeposit(tx: Transaction, row: DepositRow, credit: Credit): Promise<bigint> {
  const { member_id: memberId, currency, reference } = row
  const { amount, from, late, law, happenings, now } = credit
  const fee = feeOfDeposit(row, amount)
  const credited = amount - fee
  const rules = await readWithdrawalRules(tx)
  const reward = await happenings.depositCredited(tx, memberId, now)
  // Two deposits of a member are credited one after the other.
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
  await closeAudits(tx, { memberId, currency }, rules, now)
  await openAudit(tx, { memberId, currency, of: { deposit: row.id }, amount: credited, now }, rules)
  const account = await openWallet(tx, mainWallet(memberId, currency))
  const transferId = await transfer(tx, {
    kind: 'deposit',
    reference: `deposit:${reference}`,
    at: now,
    legs: [{ account, amount: credited }, from, ...(fee > 0n ? [{ system: 'fees', amount: fee } as const] : [])],
  })
  await tx.query(
    `UPDATE deposit SET status = 'credited', paid_at = :now, transfer_id = :transferId, received = :amount, late = :late, fee = :fee,
       reason = NULL WHERE id = :rowId`,
    { rowId: row.id, now, transferId, amount, late, fee },
  )
  const chosen = row.without_bonus ? 'none' : (row.reward_id ?? undefined)
  const bonuses = await reward({ depositId: row.id, amount: credited, currency, chosen, law, now })
  const asked = amount === row.amount ? {} : { asked: row.amount.toString() }
  const message = {
    kind: 'deposit_credited',
    details: {
      amount: credited.toString(),
      currency,
      ...asked,
      ...(fee > 0n ? { paid: amount.toString(), fee: fee.toString() } : {}),
      ...(late ? { late: 'true' } : {}),
    },
    reference: `deposit:${reference}`,
  } as const
  await leaveMessages(
    tx,
    [message, ...bonuses].map((one) => ({ memberId, ...one })),
    now,
  )
  return transferId
}
