import { bigint, type Infer, integer, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { rebateOf } from '#lib/rebate.ts'
import { levelIn, type Programme, programmeAt } from './programme.ts'
import { type RebateRules, readRebateRules } from './rebate-rules.ts'

/** Rebates in one transaction. */
const batch = 200

const dayMs = 24 * 60 * 60_000

const DueRow = type({
  id: bigint(),
  currency: string(),
  game_type: string(),
  ends_at: Instant,
  valid_bet: bigint(),
  reached: integer(),
})
type DueRow = Infer<typeof DueRow>

/**
 * Works out the rebates of periods that are over, as soon as no bet of theirs is open: valid bet, level at the period's end
 * and rate are written down and never change again (product rule 21.7).
 *
 * @param endedBy every bet that was settled before is counted, so that levels reached before are known
 */
export async function workOutRebates({ database, now }: GatewayDeps, endedBy: Date): Promise<void> {
  const rules = await readRebateRules(database)
  for (;;) {
    const done = await database.transaction((tx) => workOut(tx, rules, endedBy, now()))
    if (done < batch) return
  }
}

async function workOut(tx: Transaction, rules: RebateRules, endedBy: Date, now: Date): Promise<number> {
  const due = await rowsOf(tx, DueRow, dueText, { endedBy, batch })
  const programmeOf = programmesOf(tx)
  const results: Record<string, string | number | null>[] = []
  for (const row of due) results.push(resultOf(row, await programmeOf(row), rules))
  const claimUntil = new Date(now.getTime() + rules.claimDays * dayMs)
  await tx.query(writeText, { results: JSON.stringify(results), minimum: rules.minimum, now, claimUntil })
  return due.length
}

// The due rows are found before they are locked. A second gateway finds them no longer open after it waited.
const dueText = `SELECT r.id, r.currency, r.game_type, r.ends_at,
    (SELECT coalesce(sum(h.valid_bet), 0)::bigint FROM member_hour h WHERE h.member_id = r.member_id AND h.currency = r.currency
      AND h.hour >= r.starts_at AND h.hour < r.ends_at AND h.game_type = r.game_type AND h.status = 'settled') AS valid_bet,
    vip_rank_before(r.member_id, r.ends_at) AS reached
  FROM rebate r WHERE r.state = 'open' AND r.ends_at <= :endedBy AND NOT EXISTS (
    SELECT FROM member_hour h WHERE h.member_id = r.member_id AND h.currency = r.currency AND h.hour >= r.starts_at
      AND h.hour < r.ends_at AND h.game_type = r.game_type AND h.status = 'open' AND h.wagers > 0)
  ORDER BY r.ends_at LIMIT :batch FOR UPDATE OF r SKIP LOCKED`

/** Programmes that were valid just before the end of a period, by currency and moment, each read once. */
function programmesOf(on: Executor) {
  const known = new Map<string, Promise<Programme | undefined>>()
  return ({ currency, ends_at: at }: DueRow) => {
    const key = `${currency} ${at.getTime()}`
    const found = known.get(key) ?? programmeAt(on, currency, new Date(at.getTime() - 1))
    known.set(key, found)
    return found
  }
}

function resultOf(row: DueRow, programme: Programme | undefined, rules: RebateRules) {
  const level = programme && levelIn(programme, row.reached)
  const rate = level?.rates[row.game_type] ?? 0
  const { amount } = rebateOf(row.valid_bet, rate)
  return {
    id: row.id.toString(),
    state: amount < rules.minimum ? 'none' : 'offered',
    valid_bet: row.valid_bet.toString(),
    rank: level?.rank ?? 0,
    version: programme?.version ?? null,
    rate,
    amount: amount.toString(),
  }
}

const writeText = `UPDATE rebate r SET state = w.state, valid_bet = w.valid_bet, rank = w.rank, version = w.version,
    rate = w.rate, amount = w.amount, minimum = :minimum, worked_out_at = :now, claim_until = :claimUntil
  FROM jsonb_to_recordset(:results::text::jsonb) AS w (id bigint, state text, valid_bet bigint, rank integer, version integer,
    rate integer, amount bigint)
  WHERE r.id = w.id`
