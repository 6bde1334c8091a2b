import { bigint, boolean, type Infer, integer, nullable, string, type } from 'superstruct'
import { BankDetailsStruct, type Deposit, DepositStruct } from '#contract/money/deposits/deposit.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByMoment } from '#gateway/platform/http/keyset.ts'
import { feeOf } from '#lib/fee.ts'
import { BonusOfDeposit, bonusColumn, wireDepositBonus } from './deposit-bonus.ts'

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
  fee_fixed: bigint(),
  fee_basis_points: integer(),
  fee: bigint(),
  bank_details: nullable(BankDetailsStruct),
  authorised_at: nullable(Instant),
  /** The joined reward that the member chose for it, or that the member chose none. */
  reward_id: nullable(bigint()),
  without_bonus: boolean(),
  bonus: nullable(BonusOfDeposit),
})
export type DepositRow = Infer<typeof DepositRow>

const columns = `id, reference, member_id, provider, method, amount, currency, status, payload, created_at, expires_at,
  paid_at, received, late, reason, fee_fixed, fee_basis_points, fee, bank_details, authorised_at, reward_id, without_bonus, ${bonusColumn}`

/** The member's own deposit; undefined also for other members' deposits. */
export function selectDeposit(on: Executor, memberId: bigint, reference: string): Promise<DepositRow | undefined> {
  const text = `SELECT ${columns} FROM deposit d WHERE reference = :reference AND member_id = :memberId`
  return rowOf(on, DepositRow, text, { reference, memberId })
}

/** All deposits: the list has no days. */
const byMoment = {
  table: 'deposit',
  as: 'd',
  moment: 'created_at',
  from: "'-infinity'::timestamptz",
  to: "'infinity'::timestamptz",
}

/** The member's deposits next to a place, or the newest: newest first. */
export function selectDeposits(
  on: Executor,
  memberId: bigint,
  limit: number,
  place: Place | undefined,
): Promise<DepositRow[]> {
  const { where, order, parameters } = seekByMoment(place, byMoment, { memberId, limit })
  const text = `SELECT ${columns} FROM (
      SELECT * FROM deposit d WHERE d.member_id = :memberId AND ${where} ORDER BY ${order} LIMIT :limit
    ) d ORDER BY created_at DESC, id DESC`
  return rowsOf(on, DepositRow, text, parameters)
}

/** The deposit of any member, by its payload. */
export function findDepositByPayload(on: Executor, payload: string): Promise<DepositRow | undefined> {
  return rowOf(on, DepositRow, `SELECT ${columns} FROM deposit d WHERE payload = :payload`, { payload })
}

/** The charge of any member, by its provider and reference. */
export function findDeposit(on: Executor, provider: string, reference: string): Promise<DepositRow | undefined> {
  const text = `SELECT ${columns} FROM deposit d WHERE provider = :provider AND reference = :reference`
  return rowOf(on, DepositRow, text, { provider, reference })
}

/** Locks a deposit by its reference until the transaction ends. */
export function lockDeposit(on: Executor, reference: string): Promise<DepositRow | undefined> {
  return rowOf(on, DepositRow, `SELECT ${columns} FROM deposit d WHERE reference = :reference FOR UPDATE OF d`, {
    reference,
  })
}

/** Whether a charge expired unpaid. */
export function isExpired(row: DepositRow, now: Date): boolean {
  return row.status === 'expired' || (row.status === 'pending' && row.expires_at <= now)
}

/** The member's fee for an amount by the terms of the charge. */
export const feeOfDeposit = (
  { fee_fixed: feeFixed, fee_basis_points: feeBasisPoints }: DepositRow,
  amount: bigint,
): bigint => feeOf(amount, { feeFixed, feeBasisPoints })

/** @param language of the title of the bonus */
export function wireDeposit(row: DepositRow, now: Date, language: string): Deposit {
  const fee = row.status === 'credited' ? row.fee : feeOfDeposit(row, row.amount)
  const isCredited = row.status === 'credited'
  const credited = (isCredited ? (row.received ?? row.amount) : row.amount) - fee
  return {
    depositId: row.reference,
    method: row.method,
    amount: row.amount,
    currency: row.currency,
    status: isExpired(row, now) ? 'expired' : row.status,
    received: row.received,
    fee,
    late: row.late,
    reason: row.reason,
    payload: row.payload,
    transfer: row.bank_details,
    authorisedAt: row.authorised_at?.toISOString() ?? null,
    bonus: row.bonus && wireDepositBonus(row.bonus, { reference: row.reference, isCredited, credited, language, now }),
    withoutBonus: row.without_bonus,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}
