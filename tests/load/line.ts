// Measures reports and settlements of a big line of agents: node tests/load/line.ts
import { parseConfig } from '#gateway/config.ts'
import type { Database } from '#gateway/db/client.ts'
import { openDatabase } from '#gateway/db/open.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { reportRoutes } from '#gateway/agent/report/routes.ts'
import { settleContracts } from '#gateway/agent/settlement/settle-contracts.ts'
import { treeRoutes } from '#gateway/agent/tree/routes.ts'
import type { RequestContext } from '#gateway/http/context.ts'
import { createLog } from '#gateway/log.ts'
import { toJson } from '#lib/json.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** One agent at the top, the next level, and the last one, which has the members. */
const agents = [1, 50, 4_949] as const
export const accountsOfLine = 100_000
export const contractsOfLine = 10_000

/** Days with play of every account, up to the end of a month. */
const days = 30
const now = new Date('2026-11-01T03:05:00.000Z')
const lastDay = '2026-10-31'

export interface LineTimes {
  /** Seconds to write the line and its sums. */
  readonly filled: number
  /** Milliseconds of each report, without HTTP: the 95th of a hundred. */
  readonly reports: Readonly<Record<string, number>>
  /** Seconds for a day and a month of all contracts, with their payments. */
  readonly settled: number
  readonly statements: number
}

/**
 * A line of 100,000 accounts, of which 5,000 are agents in three levels with two contracts each, on PostgreSQL. What they play is
 * written as the sums of days, which are all that reports and settlements read; no bets stand behind it.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function lineTimes(): Promise<LineTimes> {
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  const database = await openDatabase({ kind: 'postgres', url: cluster.url('postgres'), connections: 4 })
  try {
    const deps: GatewayDeps = { database, config: parseConfig({}), log: createLog('warn'), now: () => now }
    const began = performance.now()
    await smallCatalogue(database)
    const top = await fillLine(database)
    await fillSums(database)
    await fillContracts(database)
    const filled = (performance.now() - began) / 1000
    const reports = await reportTimes(deps, top)
    const settling = performance.now()
    await settleContracts(deps)
    const settled = (performance.now() - settling) / 1000
    const [row] = await rowsAs<{ statements: number }>(
      database,
      `SELECT count(*)::integer AS statements FROM line_statement WHERE state IN ('paid', 'nothing')`,
    )
    return { filled, reports, settled, statements: row?.statements ?? 0 }
  } finally {
    await database.close()
    await cluster.remove()
  }
}

/** @returns the id of the agent at the top */
async function fillLine(database: Database): Promise<bigint> {
  const join = (prefix: string, type: number, count: number, above: string | undefined) =>
    byOwner(
      database,
      `WITH above AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many FROM member WHERE account LIKE $1),
       came AS (INSERT INTO member (account, account_key, nickname, type, currency, created_at)
         SELECT $2 || n, $2 || n, $2 || n, $3, 'BRL', $5::timestamptz - interval '90 days' FROM generate_series(0, $4 - 1) n RETURNING id, account)
       INSERT INTO member_upline (member_id, upline_id, code, created_at)
         SELECT c.id, a.id, 'line', $5::timestamptz - interval '90 days'
         FROM came c JOIN above a ON a.place = substr(c.account, length($2) + 1)::bigint % a.many`,
      [above === undefined ? '-' : `${above}%`, prefix, type, count, now],
    )
  await join('top', 2, agents[0], undefined)
  await join('upper', 2, agents[1], 'top')
  await join('lower', 2, agents[2], 'upper')
  const members = accountsOfLine - agents.reduce((sum, count) => sum + count, 0)
  await join('player', 0, members, 'lower')
  await database.query('ANALYZE member, member_upline, agent_line, line_place')
  const [row] = await rowsAs<{ id: bigint }>(database, `SELECT id FROM member WHERE account = 'top0'`)
  if (!row) throw new Error('The line has no top.')
  return row.id
}

/** What everybody played and paid on each day, and what each agent's team did. */
async function fillSums(database: Database): Promise<void> {
  const play = 'wagers, stake, valid_bet, win, bonus_stake, bonus_win'
  const money = 'deposits, deposited, first_deposits, withdrawals, withdrawn, bonuses, rebates, fees'
  await byOwner(
    database,
    `INSERT INTO line_play (day, member_id, agent_id, currency, game_type, ${play})
     SELECT $1::text::date - d, p.member_id, p.agent_id, 'BRL', 'RNG', 4, 2000, 2000, 1700 + (p.member_id + d) % 500, 0, 0
     FROM line_place p CROSS JOIN generate_series(0, $2 - 1) d JOIN member m ON m.id = p.member_id AND m.type = 0`,
    [lastDay, days],
  )
  await byOwner(
    database,
    `INSERT INTO line_money (day, member_id, agent_id, currency, ${money})
     SELECT $1::text::date - d, p.member_id, p.agent_id, 'BRL', 1, 5000, 0, 0, 0, 100, 10, 0
     FROM line_place p CROSS JOIN generate_series(0, $2 - 1, 7) d JOIN member m ON m.id = p.member_id AND m.type = 0`,
    [lastDay, days],
  )
  const team = (table: string, from: string, keys: string, sums: string) =>
    byOwner(
      database,
      `INSERT INTO ${table} (day, agent_id, ${keys}, ${sums})
       SELECT g.day, l.upline_id, ${keys}, ${sums.replace(/\w+/g, 'sum($&)')} FROM ${from} g
       JOIN agent_line l ON l.downline_id = g.agent_id GROUP BY g.day, l.upline_id, ${keys}`,
    )
  await team('team_play', 'line_play', 'currency, game_type', play)
  await team('team_money', 'line_money', 'currency', money)
  await byOwner(database, 'UPDATE line_mark SET complete_to = $1, counted_to = 1', [now])
  await byOwner(database, 'ANALYZE line_play, line_money, team_play, team_money')
}

/** Two contracts of every agent, in force since the beginning of the month. */
async function fillContracts(database: Database): Promise<void> {
  const active = { validBet: 10_000n, deposit: 0n, needs: 'both', scope: 'team' } as const
  const kinds = [salary(tier(30)), { ...dividend(tier(3000)), minimumActive: 2, active }]
  for (const terms of kinds)
    await byOwner(
      database,
      `WITH c AS (
         INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at)
         SELECT m.id, p.agent_id, $1, 'BRL', $2 FROM member m LEFT JOIN line_place p ON p.member_id = m.id WHERE m.type = 2 RETURNING id)
       INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
         SELECT id, 1, $3::text::jsonb, $2, $2 FROM c`,
      [
        terms.kind,
        new Date(terms.kind === 'dividend' ? '2026-10-01T03:00:00.000Z' : '2026-10-31T03:00:00.000Z'),
        toJson(terms),
      ],
    )
}

async function reportTimes(deps: GatewayDeps, top: bigint): Promise<Record<string, number>> {
  const session = { sessionId: 0n, memberId: top, account: 'top0', type: 2, currency: 'BRL' }
  const context = { session, address: '127.0.0.1', userAgent: 'load' } as unknown as RequestContext & {
    session: typeof session
  }
  const range = { from: '2026-10-01', to: lastDay }
  const asked: Record<string, object> = {
    getTeamOverview: range,
    getTeamAgents: { ...range, pageSize: 20 },
    getTeamBets: { ...range, pageSize: 20 },
    getTeamLosses: { ...range, pageSize: 20 },
    getTeamMovements: { ...range, pageSize: 20 },
    getDownlines: { pageSize: 20 },
    findDownlines: { search: 'player777' },
  }
  const times: Record<string, number> = {}
  for (const { call, handle } of [...reportRoutes(deps), ...treeRoutes(deps)]) {
    const request = asked[call.name]
    if (!request) continue
    const all: number[] = []
    for (let turn = 0; turn < 100; turn++) {
      const began = performance.now()
      await handle(request, context)
      all.push(performance.now() - began)
    }
    all.sort((left, right) => left - right)
    times[call.name] = all[95] ?? Number.NaN
  }
  return times
}

if (import.meta.main) console.log(await lineTimes())
