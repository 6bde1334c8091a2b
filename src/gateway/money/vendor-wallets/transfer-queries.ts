import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import {
  transferDirections,
  transferStates,
  type WalletTransfer,
} from '#contract/money/vendor-wallets/wallet-transfer.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByNegatedId } from '#gateway/platform/http/keyset.ts'

const TransferRow = type({
  id: bigint(),
  reference: string(),
  member_id: bigint(),
  vendor: string(),
  display_name: string(),
  direction: enums(transferDirections),
  currency: string(),
  amount: bigint(),
  state: enums(transferStates),
  reason: nullable(string()),
  hold_id: bigint(),
  requested_at: Instant,
  changed_at: Instant,
  asked: integer(),
})
export type TransferRow = Infer<typeof TransferRow>

const selectText = `SELECT t.id, t.reference, t.member_id, t.vendor, v.display_name, t.direction, t.currency, t.amount,
    t.state, t.reason, t.hold_id, t.requested_at, t.changed_at, t.asked
  FROM vendor_transfer t JOIN vendor v ON v.vassalage = t.vendor`

/** Anybody's transfer. */
export function findTransfer(on: Executor, reference: string): Promise<TransferRow | undefined> {
  return rowOf(on, TransferRow, `${selectText} WHERE t.reference = :reference`, { reference })
}

/** Locks a transfer until the transaction ends. */
export function lockTransfer(tx: Transaction, reference: string): Promise<TransferRow | undefined> {
  return rowOf(tx, TransferRow, `${selectText} WHERE t.reference = :reference FOR UPDATE OF t`, { reference })
}

/** The member's transfers next to a place, or the newest: newest first. */
export function selectTransfers(on: Executor, memberId: bigint, limit: number, place: Place | undefined) {
  const { where, order, parameters } = seekByNegatedId(place, 't.id', { memberId, limit })
  const text = `SELECT * FROM (${selectText} WHERE t.member_id = :memberId ${where} ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, TransferRow, text, parameters)
}

/** Transfers with an unknown outcome whose next question is due, the longest waiting first. */
export function dueTransfers(on: Executor, now: Date, limit: number): Promise<TransferRow[]> {
  const text = `${selectText} WHERE t.state IN ('sent', 'unknown') AND t.ask_at <= :now ORDER BY t.ask_at LIMIT :limit`
  return rowsOf(on, TransferRow, text, { now, limit })
}

interface NewTransfer {
  readonly reference: string
  readonly memberId: bigint
  readonly vendor: string
  readonly direction: TransferRow['direction']
  readonly currency: string
  readonly amount: bigint
  readonly holdId: bigint
  readonly now: Date
  readonly askAt: Date
}

/** @returns false if a transfer has the reference already */
export async function insertTransfer(tx: Transaction, made: NewTransfer): Promise<boolean> {
  const { reference, memberId, vendor, direction, currency, amount, holdId, now, askAt } = made
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO vendor_transfer (reference, member_id, vendor, direction, currency, amount, state, hold_id, requested_at,
       changed_at, ask_at)
     VALUES (:reference, :memberId, :vendor, :direction, :currency, :amount, 'sent', :holdId, :now, :now, :askAt) ON CONFLICT (reference) DO NOTHING RETURNING id`,
    { reference, memberId, vendor, direction, currency, amount, holdId, now, askAt },
  )
  return row !== undefined
}

export function wireTransfer(row: TransferRow): WalletTransfer {
  return {
    transferId: row.reference,
    vassalage: row.vendor,
    displayName: row.display_name,
    direction: row.direction,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    requestedAt: row.requested_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }
}
