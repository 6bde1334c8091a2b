import { bigint, type Infer, nullable, string, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { ReturnReason } from './deposit-states.ts'

const ReceiptRow = type({
  id: bigint(),
  provider: string(),
  end_to_end_id: string(),
  txid: string(),
  amount: bigint(),
  currency: string(),
  payer: nullable(string()),
  payer_name: nullable(string()),
  paid_at: Instant,
})
export type ReceiptRow = Infer<typeof ReceiptRow>

const columns = 'id, provider, end_to_end_id, txid, amount, currency, payer, payer_name, paid_at'

/** A payment that has arrived, before it has a row. */
export type Arrival = Omit<ReceiptRow, 'id'>

/** The state of a payment. */
export type Fate =
  | { readonly state: 'unmatched' }
  | { readonly state: 'credited'; readonly depositId: bigint; readonly transferId: bigint }
  | { readonly state: 'returned'; readonly depositId: bigint | null; readonly reason: ReturnReason }

/**
 * Lets the payments and the opening of one charge follow one another, until the transaction ends. This lock comes
 * before all others.
 */
export async function lockCharge(tx: Transaction, txid: string): Promise<void> {
  await advisoryLock(tx, `charge:${txid}`)
}

/**
 * Lets a payment and the claims to it follow one another, until the transaction ends: one of them may not be written
 * yet, so that there is no row to lock. Whoever reads a payment or its claims in order to decide takes this lock
 * before it reads, and after the lock of the charge.
 */
export async function lockPayment(tx: Transaction, provider: string, endToEndId: string): Promise<void> {
  await advisoryLock(tx, `payment:${provider}:${endToEndId}`)
}

async function advisoryLock(tx: Transaction, name: string): Promise<void> {
  await lockName(tx, name)
}

export async function isKnown(tx: Transaction, { provider, end_to_end_id }: Arrival): Promise<boolean> {
  const text = 'SELECT id FROM deposit_receipt WHERE provider = :provider AND end_to_end_id = :endToEndId'
  return (await rowOf(tx, IdRow, text, { provider, endToEndId: end_to_end_id })) !== undefined
}

/** Stores a payment with its state. @returns its id */
export async function insertReceipt(
  tx: Transaction,
  arrival: Arrival,
  fate: Fate,
  unclaimedTransferId: bigint | null,
  now: Date,
): Promise<bigint> {
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO deposit_receipt (provider, end_to_end_id, txid, amount, currency, payer, payer_name, paid_at, received_at,
       state, deposit_id, transfer_id, reason, unclaimed_transfer_id)
     VALUES (:provider, :endToEndId, :txid, :amount, :currency, :payer, :payerName, :paidAt, :now, :state, :depositId, :transferId, :reason, :unclaimedTransferId) RETURNING id`,
    {
      provider: arrival.provider,
      endToEndId: arrival.end_to_end_id,
      txid: arrival.txid,
      amount: arrival.amount,
      currency: arrival.currency,
      payer: arrival.payer,
      payerName: arrival.payer_name,
      paidAt: arrival.paid_at,
      now,
      ...fateValues(fate),
      unclaimedTransferId,
    },
  )
  if (!row) throw new Error('The receipt was not written')
  return row.id
}

/** Decides about a payment that was unmatched. */
export async function settleReceipt(tx: Transaction, id: bigint, fate: Fate): Promise<void> {
  const text =
    'UPDATE deposit_receipt SET state = :state, deposit_id = :depositId, transfer_id = :transferId, reason = :reason WHERE id = :id'
  await tx.query(text, { id, ...fateValues(fate) })
}

const fateValues = (fate: Fate) => ({
  state: fate.state,
  depositId: fate.state === 'unmatched' ? null : fate.depositId,
  transferId: fate.state === 'credited' ? fate.transferId : null,
  reason: fate.state === 'returned' ? fate.reason : null,
})

/**
 * Locks the payments of a charge that came before the charge itself was written down, oldest first. The caller has
 * locked the charge, so that no further one comes, and may have locked its member: a claim waits for the member of a
 * credited payment only, and none of these is credited.
 */
export async function lockUnmatchedOf(tx: Transaction, provider: string, txid: string): Promise<ReceiptRow[]> {
  const text = `SELECT ${columns} FROM deposit_receipt
    WHERE state = 'unmatched' AND provider = :provider AND txid = :txid ORDER BY paid_at, id`
  const found = await rowsOf(tx, ReceiptRow, text, { provider, txid })
  if (found.length === 0) return []
  for (const { end_to_end_id } of found) await lockPayment(tx, provider, end_to_end_id)
  // Again, because a claim or an operator may have sent one of them back meanwhile.
  return await rowsOf(tx, ReceiptRow, `${text} FOR UPDATE`, { provider, txid })
}

/** Locks a payment that belongs to no deposit. Two providers may give two payments one number. */
export function lockUnmatched(tx: Transaction, endToEndId: string, provider: string): Promise<ReceiptRow | undefined> {
  const text = `SELECT ${columns} FROM deposit_receipt
    WHERE state = 'unmatched' AND end_to_end_id = :endToEndId AND provider = :provider FOR UPDATE`
  return rowOf(tx, ReceiptRow, text, { endToEndId, provider })
}
