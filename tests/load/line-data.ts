// Writes a big line of agents with its accounts, their bets and their contracts into an empty database.
import { countLine, forgetMinutes } from '#gateway/agents/line/count-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, SqlParameters } from '#gateway/platform/db/client.ts'
import { addDays } from '#lib/civil-days.ts'
import { toJson } from '#lib/json.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { writeLink } from '#tests/support/agent-links.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

export interface LineSize {
  /** One agent at the top, the next level, and the last one, which has the members. */
  readonly agents: readonly [1, number, number]
  /** Agents and members. */
  readonly accounts: number
  /** Days of play. */
  readonly days: number
}

/** The line that the budgets are for: 5,000 agents, and ten million bets in these days. */
export const fullSize: LineSize = { agents: [1, 50, 4_949], accounts: 100_000, days: 120 }
/** A line to try the script with, in a minute. */
export const smallSize: LineSize = { agents: [1, 5, 44], accounts: 2_000, days: 31 }

export const agentsOf = ({ agents }: LineSize) => agents.reduce((sum, count) => sum + count, 0)
/** Two of each agent. */
export const contractsOf = (size: LineSize) => 2 * agentsOf(size)

/** The last day of play: the end of a month in the operator's time zone. */
export const lastDay = '2026-10-31'
/** A few minutes after the last day, when everything of it is counted. */
export const afterLastDay = new Date('2026-11-01T03:05:00.000Z')

const zone = 'America/Sao_Paulo'

/** As the owner of the tables, without triggers if `raw`, and without a time limit. */
async function write(database: Database, text: string, parameters: SqlParameters = {}, raw = false) {
  await database.transaction(
    async (tx) => {
      await tx.query('SET LOCAL ROLE NONE')
      if (raw) await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(text, parameters)
    },
    { statementTimeout: 600_000 },
  )
}

/** @returns the id of the agent at the top */
export async function fillLine(database: Database, size: LineSize): Promise<bigint> {
  const { agents, accounts } = size
  await smallCatalogue(database)
  const join = (prefix: string, type: number, count: number, above: string | undefined) =>
    write(
      database,
      `WITH above AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many FROM member WHERE account LIKE :account),
       came AS (INSERT INTO member (account, account_key, nickname, type, currency, created_at)
         SELECT :prefix || n, :prefix || n, :prefix || n, :type, 'BRL', :afterLastDay::timestamptz - interval '150 days' FROM generate_series(0, :createdAt - 1) n RETURNING id, account)
       INSERT INTO member_upline (member_id, upline_id, code, created_at)
         SELECT c.id, a.id, 'line', :afterLastDay::timestamptz - interval '150 days'
         FROM came c JOIN above a ON a.place = substr(c.account, length(:prefix) + 1)::bigint % a.many`,
      { account: above === undefined ? '-' : `${above}%`, prefix, type, createdAt: count, afterLastDay },
    )
  await join('top', 2, agents[0], undefined)
  await join('upper', 2, agents[1], 'top')
  await join('lower', 2, agents[2], 'upper')
  await join('player', 0, accounts - agentsOf(size), 'lower')
  await write(database, 'ANALYZE member, member_upline, agent_line, line_place')
  const [row] = await rowsAs<{ id: bigint }>(database, `SELECT id FROM member WHERE account = 'top0'`)
  if (!row) throw new Error('The line has no top.')
  await writeLink(database, row.id, 'line')
  return row.id
}

/**
 * The accounts' bets on a day: a tenth of them plays on three days of five, three tenths on one day of seven, the
 * others on one of forty-five, 4 to 11 bets each. They have no rounds and ledger transfers, because nothing measured
 * here reads those.
 */
const betsOfDayText = `
  INSERT INTO wager (id, round_id, game_session_id, member_id, node_id, game_type, mode, currency, stake, win, state, status,
    valid_bet, rule_version, transaction_key, balance_before, balance_after, placed_at, settled_at, settled_xid)
  SELECT id, id, 1, member_id, node_id, game_type, 'real', 'BRL', stake, win, CASE WHEN win > 0 THEN 'won' ELSE 'lost' END, 'settled',
    stake, 1, id::text, 100000, 100000, at, at, pg_current_xact_id()::text::bigint
  FROM (
    SELECT :made::bigint + row_number() OVER (ORDER BY second, member_id, n) AS id, member_id, g.node_id, g.game_type, 200 + 10 * (h % 41) AS stake,
      CASE WHEN h % 3 = 0 THEN 540 + 10 * (h % 97) ELSE 0 END AS win,
      (:day::date::timestamp AT TIME ZONE :zone) + second * interval '1 s' AS at
    FROM (
      SELECT p.member_id, n, s.h + n AS h, (s.h + n * 97) % 86400 AS second
      FROM line_place p
      CROSS JOIN LATERAL (SELECT abs(hashint8(p.member_id))::bigint % 100 AS kind, abs(hashint8extended(p.member_id, :day::date - '2000-01-01')) % 1000000007 AS h) s
      CROSS JOIN LATERAL generate_series(1, 4 + s.h / 1000 % 8) n
      JOIN member m ON m.id = p.member_id AND m.type = 0
      WHERE s.h % 1000 < CASE WHEN s.kind < 10 THEN 600 WHEN s.kind < 40 THEN 145 ELSE 22 END) b
    JOIN game g ON g.node_id = 1 + b.h % 3) w
  ORDER BY w.id`

/** A deposit or a withdrawal of a quarter of the players of a day, if they have the money: real transfers of the ledger. */
const paymentsOfDayText = `
  WITH played AS (
    SELECT DISTINCT member_id, (hashint8(member_id)::bigint & 1023) + (:day::date - '2026-01-01') AS n FROM wager
    WHERE settled_at >= (:day::date::timestamp AT TIME ZONE :zone) AND settled_at < ((:day::date + 1)::timestamp AT TIME ZONE :zone)
  ), paying AS MATERIALIZED (
    SELECT member_id, n % 12 = 0 AS pays_in, ledger_account_open('member', member_id::text, 'main', 'BRL') AS account FROM played WHERE n % 4 = 0
  )
  SELECT count(ledger_transfer_post(CASE WHEN pays_in THEN 'deposit' ELSE 'withdrawal' END, NULL, jsonb_build_array(
      jsonb_build_object('account', p.account::text, 'amount', CASE WHEN pays_in THEN '5000' ELSE '-2000' END),
      jsonb_build_object('system', CASE WHEN pays_in THEN 'deposits' ELSE 'withdrawals' END, 'amount', CASE WHEN pays_in THEN '-5000' ELSE '2000' END)),
    p_at => (:day::date::timestamp AT TIME ZONE :zone) + p.member_id % 86400 * interval '1 s'))
  FROM paying p JOIN ledger_account a ON a.id = p.account WHERE pays_in OR a.balance >= 2000`

/**
 * Bets and payments of some days. Each day is counted by the jobs of a real gateway, including their deletions.
 *
 * @returns the number of bets
 */
export async function fillDays(deps: GatewayDeps, { days }: LineSize, say: (text: string) => void): Promise<number> {
  const { database } = deps
  let made = 0
  for (let ago = days - 1; ago >= 0; ago--) {
    const day = addDays(lastDay, -ago)
    await write(database, betsOfDayText, { day, zone, made }, true)
    made = await countOf(database, 'SELECT coalesce(max(id), 0) AS n FROM wager')
    await write(database, paymentsOfDayText, { day, zone })
    await countLine(deps)
    if (day.endsWith('1')) await forgetMinutes(database, new Date(`${day}T12:00:00Z`))
    if (day.endsWith('-01')) say(`${made} bets up to ${day}`)
  }
  await write(
    database,
    'ANALYZE wager, line_play, team_play, line_games, team_games, line_minutes, line_entry, line_money, team_money, ledger_account, ledger_posting',
  )
  return made
}

/** When members count as active. */
export const countsAsActive = { validBet: 10_000n, deposit: 0n, needs: 'both', scope: 'team' } as const

/** Two contracts of every agent, in force since the beginning of the month, or for days since the last day. */
export async function fillContracts(database: Database): Promise<void> {
  const kinds = [salary(tier(30)), { ...dividend(tier(3000)), minimumActive: 2, active: countsAsActive }]
  for (const terms of kinds)
    await write(
      database,
      `WITH c AS (
         INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at)
         SELECT m.id, p.agent_id, :kind, 'BRL', :begunAt FROM member m LEFT JOIN line_place p ON p.member_id = m.id WHERE m.type = 2 RETURNING id)
       INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
         SELECT id, 1, :terms::text::jsonb, :begunAt, :begunAt FROM c`,
      {
        kind: terms.kind,
        begunAt: new Date(terms.kind === 'dividend' ? '2026-10-01T03:00:00.000Z' : '2026-10-31T03:00:00.000Z'),
        terms: toJson(terms),
      },
    )
}

export async function countOf(database: Database, text: string): Promise<number> {
  const [row] = await rowsAs<{ n: number | bigint | null }>(database, text)
  return Number(row?.n ?? 0)
}
