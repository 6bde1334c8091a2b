/**
 * The turnover that each deposit needs before money can be withdrawn (product rules 10.12 and 10.13). It prevents money
 * laundering: a deposit must not simply move money from one account to another.
 *
 * A member's valid bets form one running sum, and an audit is a range of it. The range begins at the sum when the
 * deposit was credited, or at the end of the audit before. So each bet counts for one deposit, the oldest open one, and
 * settling a bet needs no counting.
 *
 * @module
 */

import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { WithdrawalRules } from './withdrawal-rules.ts'

const AuditRow = type({
  id: bigint(),
  reference: string(),
  deposited: bigint(),
  percent: integer(),
  counts_from: bigint(),
  counts_to: bigint(),
  opened_at: Instant,
})

export interface Audit {
  readonly id: bigint
  /** Reference of the deposit. */
  readonly depositId: string
  /** Minor units, as are all amounts. */
  readonly deposited: bigint
  readonly percent: number
  readonly required: bigint
  readonly done: bigint
  readonly openedAt: Date
}

const TotalRow = type({ total: bigint() })

/** The valid bets of a member's whole life in one currency, in minor units. */
export async function lifetimeValidBet(on: Executor, memberId: bigint, currency: string): Promise<bigint> {
  const row = await rowOf(
    on,
    TotalRow,
    `SELECT coalesce(sum(valid_bet), 0)::bigint AS total FROM member_hour
     WHERE member_id = $1 AND currency = $2 AND status = 'settled'`,
    [memberId, currency],
  )
  return row?.total ?? 0n
}

/** Progress of a stretch of the line of valid bets. */
export function progressOf(stretch: { readonly from: bigint; readonly to: bigint }, played: bigint): bigint {
  if (played <= stretch.from) return 0n
  return (played < stretch.to ? played : stretch.to) - stretch.from
}

/** The start of a new audit: the current sum of bets, or the end of the audit before it. */
export function stretchOf(
  last: { readonly to: bigint } | undefined,
  played: bigint,
  required: bigint,
): { readonly from: bigint; readonly to: bigint } {
  const from = last && last.to > played ? last.to : played
  return { from, to: from + required }
}

interface Owner {
  readonly memberId: bigint
  readonly currency: string
}

function openRows(on: Executor, { memberId, currency }: Owner): Promise<Infer<typeof AuditRow>[]> {
  return rowsOf(
    on,
    AuditRow,
    `SELECT a.id, d.reference, a.deposited, a.percent, a.counts_from, a.counts_to, a.opened_at
     FROM turnover_audit a JOIN deposit d ON d.id = a.deposit_id
     WHERE a.member_id = $1 AND a.currency = $2 AND a.closed_at IS NULL ORDER BY a.id`,
    [memberId, currency],
  )
}

/**
 * The open audits of a member, oldest first, with the valid bets that count for each. The last of them may be done: they are closed
 * together with the next deposit or withdrawal.
 */
export async function openAudits(on: Executor, owner: Owner): Promise<Audit[]> {
  const rows = await openRows(on, owner)
  if (rows.length === 0) return []
  const played = await lifetimeValidBet(on, owner.memberId, owner.currency)
  return rows.map((row) => ({
    id: row.id,
    depositId: row.reference,
    deposited: row.deposited,
    percent: row.percent,
    required: row.counts_to - row.counts_from,
    done: progressOf({ from: row.counts_from, to: row.counts_to }, played),
    openedAt: row.opened_at,
  }))
}

const FundsRow = type({ total: nullable(bigint()) })

type SpentRule = Pick<WithdrawalRules, 'spentBelow'>

/**
 * Whether next to nothing is left in the main wallet and the wallets of vendors. Stakes of open rounds are still there.
 * Other accounts of a member, such as bonuses and an agent's commissions, hold no money of deposits.
 */
async function isSpent(on: Executor, owner: Owner, { spentBelow }: SpentRule): Promise<boolean> {
  const funds = await rowOf(
    on,
    FundsRow,
    `SELECT sum(balance)::bigint AS total FROM ledger_account
     WHERE owner_kind = 'member' AND owner_id = $1 AND currency = $2 AND (purpose = 'main' OR purpose LIKE 'vendor:%')`,
    [owner.memberId.toString(), owner.currency],
  )
  return (funds?.total ?? 0n) < spentBelow
}

/** The audits of which something is left to play, oldest first; none if the deposits are spent. */
export async function auditsToPlay(on: Executor, owner: Owner, rules: SpentRule): Promise<Audit[]> {
  if (await isSpent(on, owner, rules)) return []
  return (await openAudits(on, owner)).filter(({ done, required }) => done < required)
}

/**
 * Closes completed audits, and all of them if almost none of the money is left, because the deposits are then spent.
 *
 * The caller has locked the member's wallet, or is the only one to move its money.
 */
export async function closeAudits(tx: Transaction, owner: Owner, rules: SpentRule, now: Date): Promise<void> {
  const spent = await isSpent(tx, owner, rules)
  const closed = (await openAudits(tx, owner)).filter(({ done, required }) => spent || done >= required)
  for (const { id, done, required } of closed)
    await tx.query('UPDATE turnover_audit SET closed_at = $2, closed_by = $3 WHERE id = $1', [
      id,
      now,
      done >= required ? 'played' : 'spent',
    ])
}

interface Credited extends Owner {
  readonly depositId: bigint
  readonly amount: bigint
  readonly now: Date
}

/** Opens the audit of a deposit. It must be called before the deposit is credited, since an empty wallet closes the others. */
export async function openAudit(tx: Transaction, credited: Credited, rules: WithdrawalRules): Promise<void> {
  const { memberId, currency, depositId, amount, now } = credited
  // Two deposits of a member are credited one after the other.
  await tx.query('SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId])
  await closeAudits(tx, credited, rules, now)
  const last = (await openRows(tx, credited)).at(-1)
  const played = await lifetimeValidBet(tx, memberId, currency)
  const required = (amount * BigInt(rules.turnoverPercent)) / 100n
  const { from, to } = stretchOf(last && { to: last.counts_to }, played, required)
  await tx.query(
    `INSERT INTO turnover_audit (member_id, deposit_id, currency, deposited, percent, counts_from, counts_to, opened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [memberId, depositId, currency, amount, rules.turnoverPercent, from, to, now],
  )
}

/** The turnover that is missing before money can be withdrawn, in minor units. */
export const leftToPlay = (audits: readonly Audit[]): bigint =>
  audits.reduce((sum, { required, done }) => sum + required - done, 0n)
