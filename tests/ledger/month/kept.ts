import type { Database } from '#gateway/platform/db/client.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { civilDay } from './oracle.ts'

// What the database kept of a month, in the shape in which the naive computations say it.

/** Times in order, milliseconds. */
export const msOf = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`

const byBegin = (one: { begin: string }, other: { begin: string }) => one.begin.localeCompare(other.begin)

/** A member's cash back of each period by its first day, and whether it was paid. */
export async function keptCashBacks(database: Database, memberId: bigint, name: string) {
  const rows = await rowsAs<{ at: bigint; stake: bigint; win: bigint; rate: number; amount: bigint; paid: boolean }>(
    database,
    `SELECT ${msOf('p.starts_at')} AS at, c.stake, c.win, c.rate, c.amount, r.state IS NOT DISTINCT FROM 'claimed' AS paid
     FROM cash_back c JOIN cash_back_period p ON p.name = c.name AND p.period = c.period
     LEFT JOIN member_reward r ON r.id = c.reward_id WHERE c.member_id = :memberId AND c.name = :name`,
    { memberId, name },
  )
  return rows.map(({ at, rate, ...row }) => ({ begin: civilDay(Number(at)), rate: BigInt(rate), ...row })).sort(byBegin)
}

/** What became of free rounds, and the bets that were played with them. */
export async function keptFreeRounds(database: Database, id: bigint) {
  const [row] = await rowsAs<object>(
    database,
    `SELECT f.status, f.used, f.won, f.paid,
       (SELECT coalesce(jsonb_agg(w.transaction_key ORDER BY w.id), '[]') FROM wager w WHERE w.free_id = f.id) AS keys
     FROM free_rounds f WHERE f.id = :id`,
    { id },
  )
  return row
}

/** A member's rebates by day and category. */
export async function keptRebates(database: Database, memberId: bigint) {
  const rows = await rowsAs<{ at: bigint; game_type: string; valid_bet: bigint; rate: number; amount: bigint }>(
    database,
    `SELECT ${msOf('starts_at')} AS at, game_type, valid_bet, rate, amount FROM rebate WHERE member_id = :memberId`,
    { memberId },
  )
  return rows.map(({ at, game_type, valid_bet, rate, amount }) => ({
    key: `${civilDay(Number(at))} ${game_type}`,
    validBet: valid_bet,
    rate: BigInt(rate),
    amount,
  }))
}
