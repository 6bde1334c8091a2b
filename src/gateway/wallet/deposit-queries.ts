import type { Deposit } from '#contract/entities/deposit.ts'
import type { Executor } from '#gateway/db/client.ts'

export interface DepositRow {
  id: bigint
  reference: string
  member_id: bigint
  method: 'pix'
  amount: bigint
  currency: string
  status: 'pending' | 'paid' | 'expired'
  payload: string
  created_at: string
  expires_at: string
  paid_at: string | null
}

const columns = 'id, reference, member_id, method, amount, currency, status, payload, created_at, expires_at, paid_at'

/** The member's own deposit; undefined also for other members' deposits. */
export async function selectDeposit(
  on: Executor,
  memberId: bigint,
  reference: string,
): Promise<DepositRow | undefined> {
  const [row] = await on.query<DepositRow>(`SELECT ${columns} FROM deposit WHERE reference = $1 AND member_id = $2`, [
    reference,
    memberId,
  ])
  return row
}

/** Locks the deposit with a payload until the transaction ends. */
export async function lockDepositByPayload(on: Executor, payload: string): Promise<DepositRow | undefined> {
  const [row] = await on.query<DepositRow>(`SELECT ${columns} FROM deposit WHERE payload = $1 FOR UPDATE`, [payload])
  return row
}

/** Locks a deposit by its reference until the transaction ends. */
export async function lockDeposit(on: Executor, reference: string): Promise<DepositRow | undefined> {
  const [row] = await on.query<DepositRow>(`SELECT ${columns} FROM deposit WHERE reference = $1 FOR UPDATE`, [
    reference,
  ])
  return row
}

/** Whether a charge expired unpaid. */
export function isExpired(row: DepositRow, now: Date): boolean {
  return row.status === 'expired' || (row.status === 'pending' && Date.parse(row.expires_at) <= now.getTime())
}

export function wireDeposit(row: DepositRow, now: Date): Deposit {
  return {
    depositId: row.reference,
    method: row.method,
    amount: row.amount,
    currency: row.currency,
    status: isExpired(row, now) ? 'expired' : row.status,
    payload: row.payload,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
  }
}
