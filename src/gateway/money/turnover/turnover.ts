/**
 * The turnover that money needs before it can be withdrawn (product rules 10.12 and 10.13): deposits, and what the agent above has sent
 * (19.6). It prevents money laundering: money must not simply move from one account to another.
 *
 * A member's valid bets form one running sum, and an audit is a range of it. The range begins at the sum when the
 * money came, or at the end of the audit before. So each bet counts for one audit, the oldest open one, and
 * settling a bet needs no counting.
 *
 * @module
 */

import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { type Turnover, turnoverSources } from '#contract/money/withdrawals/withdrawal.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { WithdrawalRules } from './withdrawal-rules.ts'

const AuditRow = type({
  id: bigint(),
  source: enums(turnoverSources),
  reference: string(),
  deposited: bigint(),
  percent: integer(),
  counts_from: bigint(),
  counts_to: bigint(),
  opened_at: Instant,
})

export interface Audit {
  readonly id: bigint
  readonly source: Turnover['source']
  /** Of the deposit, or of the transfer. */
  readonly reference: string
  /** What came. Minor units, as are all amounts. */
  readonly amount: bigint
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
     WHERE member_id = :memberId AND currency = :currency AND status = 'settled'`,
    { memberId, currency },
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
    `SELECT a.id, CASE WHEN a.deposit_id IS NULL THEN 'transfer' ELSE 'deposit' END AS source,
       coalesce(d.reference, l.reference) AS reference, a.deposited, a.percent, a.counts_from, a.counts_to, a.opened_at
     FROM turnover_audit a LEFT JOIN deposit d ON d.id = a.deposit_id LEFT JOIN line_transfer l ON l.id = a.line_transfer_id
     WHERE a.member_id = :memberId AND a.currency = :currency AND a.closed_at IS NULL ORDER BY a.id`,
    { memberId, currency },
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
    source: row.source,
    reference: row.reference,
    amount: row.deposited,
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
     WHERE owner_kind = 'member' AND owner_id = :memberId AND currency = :currency AND (purpose = 'main' OR purpose LIKE 'vendor:%')`,
    { memberId: owner.memberId.toString(), currency: owner.currency },
  )
  return (funds?.total ?? 0n) < spentBelow
}

/** The audits of which something is left to play, oldest first; none if the money is spent. */
export async function auditsToPlay(on: Executor, owner: Owner, rules: SpentRule): Promise<Audit[]> {
  if (await isSpent(on, owner, rules)) return []
  return (await openAudits(on, owner)).filter(({ done, required }) => done < required)
}

/**
 * Closes completed audits, and all of them if almost none of the money is left, because what came is then spent.
 *
 * The caller has locked the member's wallet, or is the only one to move its money.
 */
export async function closeAudits(tx: Transaction, owner: Owner, rules: SpentRule, now: Date): Promise<void> {
  const spent = await isSpent(tx, owner, rules)
  const closed = (await openAudits(tx, owner)).filter(({ done, required }) => spent || done >= required)
  for (const { id, done, required } of closed)
    await tx.query('UPDATE turnover_audit SET closed_at = :now, closed_by = :closedBy WHERE id = :id', {
      id,
      now,
      closedBy: done >= required ? 'played' : 'spent',
    })
}

interface Received extends Owner {
  /** The id of the deposit, or of the transfer along the line. */
  readonly of: { readonly deposit: bigint } | { readonly lineTransfer: bigint }
  readonly amount: bigint
  readonly now: Date
}

/**
 * Opens the audit of money that comes. `closeAudits` must be called before it arrives, since an empty wallet closes the others.
 *
 * The caller has locked the member.
 */
export async function openAudit(tx: Transaction, received: Received, rules: WithdrawalRules): Promise<void> {
  const { memberId, currency, of, amount, now } = received
  const last = (await openRows(tx, received)).at(-1)
  const played = await lifetimeValidBet(tx, memberId, currency)
  const required = (amount * BigInt(rules.turnoverPercent)) / 100n
  const { from, to } = stretchOf(last && { to: last.counts_to }, played, required)
  const [deposit, lineTransfer] = 'deposit' in of ? [of.deposit, null] : [null, of.lineTransfer]
  await tx.query(
    `INSERT INTO turnover_audit
       (member_id, deposit_id, line_transfer_id, currency, deposited, percent, counts_from, counts_to, opened_at)
     VALUES (:memberId, :deposit, :lineTransfer, :currency, :amount, :turnoverPercent, :from, :to, :now)`,
    { memberId, deposit, lineTransfer, currency, amount, turnoverPercent: rules.turnoverPercent, from, to, now },
  )
}

/** The turnover that is missing before money can be withdrawn, in minor units. */
export const leftToPlay = (audits: readonly Audit[]): bigint =>
  audits.reduce((sum, { required, done }) => sum + required - done, 0n)
