import { integer, max, min, type } from 'superstruct'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { defineSetting, readSetting } from '#gateway/platform/settings/settings.ts'
import type { Day } from '#lib/civil-days.ts'

/** The highest rebate of agents without an upline, in hundredths of a percent (product rule 30.8). */
const lineRebateSetting = defineSetting('lineRebate', type({ most: min(max(integer(), 10_000), 0) }), {
  most: 100,
})

const RateRow = type({ rate: integer() })

/**
 * The rebate of an account on a day, in hundredths of a percent of its valid bets: the newest row that has begun.
 * Without a row, an agent without an upline has the operator's setting, and any other account has no rebate.
 */
export async function rebateOn(on: Executor, memberId: bigint, day: Day): Promise<number> {
  const { name, shape, fallback } = lineRebateSetting
  const { most } = await readSetting(on, name, shape, fallback)
  const row = await rowOf(on, RateRow, rateText, { memberId, day, most })
  return row?.rate ?? 0
}

const rateText = `SELECT coalesce(
    (SELECT rate FROM line_rebate WHERE member_id = :memberId AND from_day <= :day::date ORDER BY from_day DESC LIMIT 1),
    CASE WHEN EXISTS (SELECT FROM agent_line WHERE downline_id = :memberId) AND NOT EXISTS (SELECT FROM line_place WHERE member_id = :memberId)
      THEN :most::integer ELSE 0 END) AS rate`

/**
 * The highest rebate that an agent can give to a new account: the account never has more than the agent, neither today nor from
 * tomorrow on.
 */
export async function mostForNew(
  on: Executor,
  agentId: bigint,
  { today, tomorrow }: { readonly today: Day; readonly tomorrow: Day },
): Promise<number> {
  return Math.min(await rebateOn(on, agentId, today), await rebateOn(on, agentId, tomorrow))
}

/**
 * Locks the rebates of the line until the transaction ends. Several calls can give rebates at once, but none can lower
 * an agent's rebate while another one passes a part of it on.
 */
export async function holdRebates(tx: Transaction, way: 'give' | 'change'): Promise<void> {
  const lock = way === 'give' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await tx.query(`SELECT ${lock}(hashtext('line_rebate'))`)
}

/** @throws {Refusal} `rebate_above_own` with what the agent can give */
export function demandRate(rate: number, most: number): void {
  if (rate > most) throw new Refusal('rebate_above_own', { most })
}

interface NewRebate {
  readonly memberId: bigint
  readonly rate: number
  readonly from: Day
  readonly by: bigint
  readonly now: Date
}

/** Sets a rebate from a day on; a second one from the same day replaces the first. */
export async function giveRebate(tx: Transaction, { memberId, rate, from, by, now }: NewRebate): Promise<void> {
  await tx.query(
    `INSERT INTO line_rebate (member_id, from_day, rate, set_by, set_at) VALUES (:memberId, :from::date, :rate, :by, :now)
     ON CONFLICT (member_id, from_day) DO UPDATE SET rate = EXCLUDED.rate, set_by = EXCLUDED.set_by, set_at = EXCLUDED.set_at`,
    { memberId, from, rate, by, now },
  )
}
