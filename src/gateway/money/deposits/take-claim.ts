import { bigint, enums, nullable, type } from 'superstruct'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { receiptStates } from './deposit-states.ts'
import { noticeCurrency, type PaymentClaim } from './payment-notice.ts'
import { lockPayment, lockUnmatched, settleReceipt } from './receipt-queries.ts'
import { requestReturn } from './request-return.ts'

const CreditedRow = type({ member_id: nullable(bigint()), state: enums(receiptStates) })

/**
 * Applies the claim of a payer's bank to a payment (MED) once, however often it is reported. A credited amount is taken
 * from the member as far as the wallet reaches; the rest is a debt, and the member cannot withdraw until an operator
 * has reviewed it. An amount that was never credited is returned.
 *
 * @returns the member whose wallet has changed; undefined if none has
 */
export async function takeClaim(
  tx: Transaction,
  provider: string,
  claim: PaymentClaim,
  now: Date,
): Promise<bigint | undefined> {
  await lockPayment(tx, provider, claim.endToEndId)
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO deposit_claim (provider, reference, end_to_end_id, amount, claimed_at, state)
     VALUES (:provider, :reference, :endToEndId, :amount, :claimedAt, 'open') ON CONFLICT DO NOTHING RETURNING id`,
    {
      provider,
      reference: claim.claimId,
      endToEndId: claim.endToEndId,
      amount: claim.amount,
      claimedAt: claim.claimedAt,
    },
  )
  if (!row) return undefined
  const text = `SELECT d.member_id, p.state FROM deposit_receipt p LEFT JOIN deposit d ON d.id = p.deposit_id
    WHERE p.provider = :provider AND p.end_to_end_id = :endToEndId`
  const payment = await rowOf(tx, CreditedRow, text, { provider, endToEndId: claim.endToEndId })
  if (payment?.state === 'unmatched') await sendUnmatchedBack(tx, provider, claim.endToEndId, now)
  if (payment?.state !== 'credited' || payment.member_id === null) return undefined
  // Withdrawals lock the member too, so none is asked for between the claim and its lock.
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId: payment.member_id })
  await collect(tx, row.id, payment.member_id, claim, now)
  return payment.member_id
}

async function sendUnmatchedBack(tx: Transaction, provider: string, endToEndId: string, now: Date): Promise<void> {
  const receipt = await lockUnmatched(tx, endToEndId, provider)
  if (!receipt) return
  await settleReceipt(tx, receipt.id, { state: 'returned', depositId: null, reason: 'disputed' })
  await requestReturn(tx, receipt, 'door', now)
}

/** Attempts to take the available amount while the member continues to play. */
const attempts = 5

async function collect(
  tx: Transaction,
  id: bigint,
  memberId: bigint,
  { amount, claimId }: PaymentClaim,
  now: Date,
): Promise<void> {
  const account = await openWallet(tx, mainWallet(memberId, noticeCurrency))
  const debts = await ensureAccount(tx, { kind: 'system', id: 'debts' }, 'main', noticeCurrency)
  for (let attempt = 1; ; attempt++) {
    const { balance } = await balanceOf(tx, account)
    const taken = balance < amount ? balance : amount
    const debt = amount - taken
    try {
      const transferId = await tx.savepoint((inner) =>
        transfer(inner, {
          kind: 'deposit-claim',
          reference: `claim:${claimId}`,
          at: now,
          legs: [
            ...(taken > 0n ? [{ account, amount: -taken }] : []),
            ...(debt > 0n ? [{ account: debts, amount: -debt }] : []),
            { system: 'deposits', amount },
          ],
        }),
      )
      const text =
        'UPDATE deposit_claim SET member_id = :memberId, taken = :taken, debt = :debt, transfer_id = :transferId WHERE id = :id'
      await tx.query(text, { id, memberId, taken, debt, transferId })
      return
    } catch (thrown) {
      const isShort = thrown instanceof LedgerFailure && thrown.error.kind === 'insufficient-funds'
      if (!isShort || attempt === attempts) throw thrown
    }
  }
}

/** Whether a claim to the member's deposits is open, so that nothing can be withdrawn. */
export async function hasOpenClaim(on: Executor, memberId: bigint): Promise<boolean> {
  const text = `SELECT id FROM deposit_claim WHERE member_id = :memberId AND state = 'open' LIMIT 1`
  return (await rowOf(on, IdRow, text, { memberId })) !== undefined
}
