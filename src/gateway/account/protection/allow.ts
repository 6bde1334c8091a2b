import { nullable, type } from 'superstruct'
import type { Executor, SqlParameters, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { refusalError, StoredRefusal } from '#gateway/platform/ledger/once.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { limitUse } from './limit-use.ts'

type Owner = Pick<Session, 'memberId' | 'currency'>

/**
 * Demands that a member may pay in and play at all.
 *
 * @throws {Refusal} `play_blocked` (a pause or exclusion), `limits_missing` (the law asks for limits that are not set)
 */
export async function demandPlayable(on: Executor, owner: Owner, jurisdiction: Jurisdiction, now: Date): Promise<void> {
  const text = 'SELECT block_refusal(p, :now) AS refusal FROM member_protection p WHERE p.member_id = :memberId'
  await demandNone(on, text, { memberId: owner.memberId, now })
  const asked = jurisdiction.mandatoryLimits
  if (asked.length === 0) return
  const set = await limitUse(on, owner, [...new Set(asked.map(({ kind }) => kind))], now)
  const isSet = (wanted: (typeof asked)[number]) =>
    set.some(({ kind, period }) => kind === wanted.kind && period === wanted.period)
  if (!asked.every(isSet)) throw new Refusal('limits_missing')
}

/**
 * Demands that a deposit fits into the member's limits. Charges that can still be paid count as paid, so that of many at
 * once no two fit into the same rest; for that the caller has locked the member.
 *
 * @throws {Refusal} `limit_reached`
 */
export async function demandDepositLimits(on: Executor, owner: Owner, amount: bigint, now: Date): Promise<void> {
  const text = `SELECT limits_refusal(:memberId, :currency, ARRAY['deposit'], :amount, :now) AS refusal`
  await demandNone(on, text, { memberId: owner.memberId, currency: owner.currency, amount, now })
}

/**
 * Demands that money may go to a vendor's wallet, where it can be staked and lost: the rule of a stake (`vendor_in_refusal` in
 * db/functions/protection.sql) holds for it. The caller has locked the main wallet, as a bet does, so that bets and
 * transfers at once cannot use the same rest of a limit.
 *
 * @throws {Refusal} `play_blocked`, `limit_reached`, `reality_check_due`
 */
export async function demandVendorIn(tx: Transaction, owner: Owner, amount: bigint, now: Date): Promise<void> {
  const text =
    'SELECT vendor_in_refusal(p, :currency, :amount, :now) AS refusal FROM member_protection p WHERE p.member_id = :memberId'
  await demandNone(tx, text, { memberId: owner.memberId, currency: owner.currency, amount, now })
}

/**
 * Demands that a member may stake an amount, for stakes that the ledger does not see before they are made.
 *
 * @throws {Refusal} `play_blocked`, `limit_reached`, `reality_check_due`
 */
export async function demandStake(on: Executor, owner: Owner, stake: bigint, now: Date): Promise<void> {
  const text =
    'SELECT play_refusal(p, :currency, :stake, :now) AS refusal FROM member_protection p WHERE p.member_id = :memberId'
  await demandNone(on, text, { memberId: owner.memberId, currency: owner.currency, stake, now })
}

/** No row for a member who never set a limit, a check or a pause. */
const RefusalRow = type({ refusal: nullable(StoredRefusal) })

/** Throws the refusal that a statement of db/functions/protection.sql finds, so that its rules stand there alone. */
async function demandNone(on: Executor, text: string, values: SqlParameters): Promise<void> {
  const row = await rowOf(on, RefusalRow, text, values)
  if (row?.refusal) throw refusalError(row.refusal, false)
}
