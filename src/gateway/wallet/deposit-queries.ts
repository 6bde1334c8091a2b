import { bigint, boolean, type Infer, nullable, string, type } from 'superstruct'
import { type Deposit, DepositStruct } from '#contract/entities/deposit.ts'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowOf } from '#gateway/db/rows.ts'

const DepositRow = type({
  id: bigint(),
  reference: string(),
  member_id: bigint(),
  provider: string(),
  method: DepositStruct.schema.method,
  amount: bigint(),
  currency: string(),
  status: DepositStruct.schema.status,
  payload: string(),
  created_at: Instant,
  expires_at: Instant,
  paid_at: nullable(Instant),
  received: nullable(bigint()),
  late: boolean(),
  reason: nullable(string()),
})
export type DepositRow = Infer<typeof DepositRow>

const columns =
  'id, reference, member_id, provider, method, amount, currency, status, payload, created_at, expires_at, paid_at, received, late, reason'

/** The member's own deposit; undefined also for other members' deposits. */
export function selectDeposit(on: Executor, memberId: bigint, reference: string): Promise<DepositRow | undefined> {
  const text = `SELECT ${columns} FROM deposit WHERE reference = $1 AND member_id = $2`
  return rowOf(on, DepositRow, text, [reference, memberId])
}

/** The deposit with a payload, whoever's it is. */
export function findDepositByPayload(on: Executor, payload: string): Promise<DepositRow | undefined> {
  return rowOf(on, DepositRow, `SELECT ${columns} FROM deposit WHERE payload = $1`, [payload])
}

/** Locks a deposit by its reference until the transaction ends. */
export function lockDeposit(on: Executor, reference: string): Promise<DepositRow | undefined> {
  return rowOf(on, DepositRow, `SELECT ${columns} FROM deposit WHERE reference = $1 FOR UPDATE`, [reference])
}

/** Whether a charge expired unpaid. */
export function isExpired(row: DepositRow, now: Date): boolean {
  return row.status === 'expired' || (row.status === 'pending' && row.expires_at <= now)
}

export function wireDeposit(row: DepositRow, now: Date): Deposit {
  return {
    depositId: row.reference,
    method: row.method,
    amount: row.amount,
    currency: row.currency,
    status: isExpired(row, now) ? 'expired' : row.status,
    received: row.received,
    late: row.late,
    reason: row.reason,
    payload: row.payload,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}
