import { integer, nullable, string, type } from 'superstruct'
import { figuresAsOf } from '#gateway/agents/line/count-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { addDays, type Day, dayIn, startOf } from '#lib/civil-days.ts'
import { readPayRules } from './pay-rules.ts'

const SettledRow = type({ settled_to: Instant })
const FirstRow = type({ first: nullable(string()) })
const PaidRow = type({ paid: integer() })

/** Rebates that are paid in one transaction. */
const batch = 500

/** Works out the rebates of every day that is over and counted, once, and pays them. */
export async function settleLineRebates(deps: GatewayDeps): Promise<void> {
  const { database, now } = deps
  const timeZone = await brandTimeZone(database)
  const { graceSeconds } = await readPayRules(database)
  for (;;) {
    const day = await nextDay(database, timeZone)
    if (day === undefined) break
    const end = new Date(startOf(addDays(day, 1), timeZone))
    const figuresAt = await figuresAsOf(database)
    if (end.getTime() + graceSeconds * 1_000 > now().getTime() || !figuresAt || figuresAt < end) break
    await database.transaction((tx) => workOut(tx, day, end, now()))
  }
  await payRebates(database, now())
}

/** The first day without calculated rebates; undefined while no account has a rebate. */
async function nextDay(on: Executor, timeZone: string): Promise<Day | undefined> {
  const settled = await rowOf(
    on,
    SettledRow,
    `SELECT settled_to FROM line_settled WHERE kind = 'rebate' AND cycle = 'day'`,
  )
  if (settled) return dayIn(timeZone, settled.settled_to.getTime())
  return (await rowOf(on, FirstRow, 'SELECT min(from_day)::text AS first FROM line_rebate'))?.first ?? undefined
}

async function workOut(tx: Transaction, day: Day, end: Date, now: Date): Promise<void> {
  await tx.query(workOutText, { day, now })
  await tx.query(
    `INSERT INTO line_settled AS s (kind, cycle, settled_to) VALUES ('rebate', 'day', :end)
     ON CONFLICT (kind, cycle) DO UPDATE SET settled_to = greatest(s.settled_to, excluded.settled_to)`,
    { end },
  )
}

/** The rate of an account below an agent on the day. */
const rateOf = (account: string) => `coalesce((SELECT r.rate FROM line_rebate r
    WHERE r.member_id = ${account} AND r.from_day <= :day::text::date ORDER BY r.from_day DESC LIMIT 1), 0)`

// The agent at the top gets no part: its rate only limits what it can give. A team's share contains those of the teams and
// accounts directly below, because rates do not rise down the line. Rounding the parts down never pays more than
// rounding the whole down.
const workOutText = `WITH own AS MATERIALIZED (
    SELECT p.member_id, p.agent_id, p.currency, p.valid_bet, r.rate, p.valid_bet * r.rate / 10000 AS gross
    FROM (SELECT member_id, agent_id, currency, sum(valid_bet)::bigint AS valid_bet FROM line_play
      WHERE day = :day::text::date AND member_id IN (SELECT member_id FROM line_place) GROUP BY 1, 2, 3) p
    CROSS JOIN LATERAL (SELECT ${rateOf('p.member_id')} AS rate) r WHERE p.valid_bet > 0
  ), team AS MATERIALIZED (
    SELECT t.agent_id, t.currency, t.valid_bet, r.rate, t.valid_bet * r.rate / 10000 AS gross, q.agent_id AS above
    FROM (SELECT agent_id, currency, sum(valid_bet)::bigint AS valid_bet FROM team_play
      WHERE day = :day::text::date AND agent_id IN (SELECT downline_id FROM agent_line WHERE depth = 0) GROUP BY 1, 2) t
    JOIN line_place q ON q.member_id = t.agent_id AND q.from_day <= :day::text::date AND q.to_day > :day::text::date
    CROSS JOIN LATERAL (SELECT ${rateOf('t.agent_id')} AS rate) r WHERE t.valid_bet > 0
  ), given AS (
    SELECT agent_id, currency, sum(gross)::bigint AS gross FROM (
      SELECT agent_id, currency, gross FROM own UNION ALL SELECT above, currency, gross FROM team) g
    GROUP BY 1, 2
  ), parts AS (
    SELECT member_id, currency, 'own' AS part, valid_bet, rate, gross, 0::bigint AS below FROM own
    UNION ALL
    SELECT t.agent_id, t.currency, 'team', t.valid_bet, t.rate, t.gross, coalesce(g.gross, 0) FROM team t
      LEFT JOIN given g ON g.agent_id = t.agent_id AND g.currency = t.currency
  )
  INSERT INTO line_rebate_payment (member_id, day, currency, part, valid_bet, rate, gross, below, state, worked_out_at)
  SELECT member_id, :day::text::date, currency, part, valid_bet, rate, gross, below, CASE WHEN gross > below THEN 'due' ELSE 'nothing' END, :now
  FROM parts WHERE gross > 0 ORDER BY member_id, part
  ON CONFLICT (member_id, day, currency, part) DO NOTHING`

async function payRebates(database: Database, now: Date): Promise<void> {
  let paid = batch
  while (paid >= batch)
    paid = await database.transaction(
      async (tx) =>
        (await rowOf(tx, PaidRow, 'SELECT line_rebates_pay(:batch, :now) AS paid', { batch, now }))?.paid ?? 0,
      { statementTimeout: 600_000 },
    )
}
