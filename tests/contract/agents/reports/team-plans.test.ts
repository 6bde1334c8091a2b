import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentStatementMembers, agentStatements } from '#gateway/agents/commission/agent-statements.ts'
import { selectLinks } from '#gateway/agents/links/link-queries.ts'
import { betsStatement } from '#gateway/agents/reports/bets.ts'
import { teamGames } from '#gateway/agents/reports/games.ts'
import { teamLosses } from '#gateway/agents/reports/losses.ts'
import { movementsStatement } from '#gateway/agents/reports/movements.ts'
import { teamAgents, teamOverview } from '#gateway/agents/reports/overview.ts'
import type { ReportRequest } from '#gateway/agents/reports/report-request.ts'
import { nothingBelow, nothingCarried, settle } from '#gateway/agents/terms/settle.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { toJson } from '#lib/json.ts'
import { dividend, teamFacts, tier } from '#tests/support/agent-contracts.ts'
import { writeLink } from '#tests/support/agent-links.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { planModes, readsOf, rowsRead } from '#tests/support/plans.ts'
import { recomputed } from '#tests/support/recomputed.ts'
import { byOwner, smallCatalogue, writeManyRounds } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { sessionOf } from '#tests/support/team.ts'

const agents = 5
const members = 200
const movements = 6_000
const page = 21
const weeks = 60

/** Tables with few rows, regardless of the number of players. */
const small = new Set(['system_setting', 'line_mark', 'line_settled', 'game', 'node', 'vendor', 'operator_text'])

describe.each(theDatabase())('plans of lists over a line on $name', ({ open }) => {
  let gateway: TestGateway
  let asked: ReportRequest
  beforeAll(async () => {
    const database = await open()
    gateway = await testGateway({ database })
    // One agent with agents below, members of each, and a year of movements, written directly into the tables of sums.
    await byOwner(
      database,
      `INSERT INTO member (account, account_key, nickname, type, currency, created_at)
       SELECT name, name, name, CASE WHEN n <= ${agents} THEN 2 ELSE 0 END, 'BRL', now()
       FROM (SELECT n, 'line' || lpad(n::text, 4, '0') AS name FROM generate_series(1, ${agents + members}) n) made`,
    )
    const [first] = await rowsAs<{ id: bigint }>(database, `SELECT id FROM member WHERE account = 'line0001'`)
    const top = first?.id ?? 0n
    const joined = (from: number, to: number, above: string) =>
      byOwner(
        database,
        `INSERT INTO member_upline (member_id, upline_id, code, created_at)
         SELECT :top::bigint + n, :top::bigint + ${above}, 'test', now() FROM generate_series(${from}, ${to}) n`,
        { top },
      )
    await joined(1, agents - 1, '0')
    await joined(agents, agents + members - 1, `n % ${agents}`)
    const member = `:top::bigint + ${agents} + n % ${members}`
    const above = `:top::bigint + (${agents} + n % ${members}) % ${agents}`
    await byOwner(
      database,
      `INSERT INTO line_entry (id, at, day, member_id, agent_id, currency, kind, amount)
       SELECT n, at, (at AT TIME ZONE 'America/Sao_Paulo')::date, ${member}, ${above}, 'BRL',
         CASE n % 3 WHEN 0 THEN 'deposit' WHEN 1 THEN 'withdrawal' ELSE 'reward' END, 100
       FROM (SELECT n, '2026-01-01T12:00:00Z'::timestamptz + n * interval '20 minutes' AS at
         FROM generate_series(1, ${movements}) n) made`,
      { top },
    )
    await byOwner(
      database,
      `INSERT INTO line_play (day, member_id, agent_id, currency, game_type, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
       SELECT '2026-01-01'::date + day, ${member}, ${above}, 'BRL', 'RNG', 1, 100, 100, 0, 0, 0
       FROM generate_series(0, ${members - 1}) n, generate_series(0, 49) day ORDER BY day`,
      { top },
    )
    await byOwner(
      database,
      `INSERT INTO team_play (day, agent_id, currency, game_type, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
       SELECT day, agent_id, currency, game_type, 1, 100, 100, 0, 0, 0 FROM line_play GROUP BY 1, 2, 3, 4`,
    )
    await withStatements(database, top)
    for (const table of ['line_games', 'team_games'])
      await byOwner(
        database,
        `INSERT INTO ${table} (day, agent_id, currency, game_type, node_id, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
         SELECT t.day, t.agent_id, 'BRL', t.game_type, node_id, 1, 100, 100, 0, 0, 0
         FROM team_play t CROSS JOIN game ORDER BY day`,
      )
    const days = { from: '2026-01-01', to: '2026-09-30' }
    asked = { on: database, callerId: top, currency: 'BRL', days, now: new Date('2026-10-01T00:00:00Z') }
  })
  afterAll(() => gateway.close())

  const moments = { from: new Date('2026-01-01T03:00:00Z'), to: new Date('2026-10-01T03:00:00Z') }
  const readBy = (
    table: string,
    { text, values }: ReturnType<typeof betsStatement>,
    mode: (typeof planModes)[number],
  ) => rowsRead(gateway.deps.database, table, text, values, mode)

  test.each(planModes)(
    'a page of movements reads at most a page of rows for each agent or account (%s)',
    async (mode) => {
      const read = (filter: object, place?: Parameters<typeof movementsStatement>[4]) =>
        readBy('line_entry', movementsStatement(asked, moments, filter, page, place), mode)
      const most = agents * page
      expect(await read({})).toBeLessThanOrEqual(most)
      expect(await read({ kind: 'deposit' })).toBeLessThanOrEqual(most)
      const middle = { id: BigInt(movements / 2), side: 'older' } as const
      // And the movement that the cursor names, once per lookup.
      expect(await read({}, middle)).toBeLessThanOrEqual(most + agents)
      expect(await read({ prefix: 'line002' })).toBeLessThanOrEqual(10 * page)
    },
  )

  test.each(planModes)('a page of bets reads only the days of its accounts (%s)', async (mode) => {
    const statement = betsStatement({ ...asked, days: { from: '2026-02-01', to: '2026-02-10' } }, {}, page, undefined)
    // Ten days of each, and the row that shows that there are any.
    expect(await readBy('line_play', statement, mode)).toBeLessThanOrEqual(page * 12)
  })

  // Three of the sixty weeks.
  const range = { from: '2026-02-02', to: '2026-02-22' }
  const reads = (mode: (typeof planModes)[number], work: (deps: GatewayDeps) => Promise<unknown>) =>
    readsOf(gateway.deps.database, mode, (database) => work({ ...gateway.deps, database, now: () => asked.now }))

  test.each(planModes)(
    'statements are listed, named and recalculated by an index, without rows of other weeks and agents (%s)',
    async (mode) => {
      const session = sessionOf({ memberId: asked.callerId })
      const list = { contract: 'dividend', ...range, pageSize: 2 } as const
      const listed = await reads(mode, (deps) => agentStatements(deps, session, list))
      // A page and one more, and the three that are summed.
      expect(listed.rows.get('line_statement')).toBeLessThanOrEqual(3 + 3)
      const [row] = await rowsAs<{ id: bigint }>(
        gateway.deps.database,
        'SELECT id FROM line_statement WHERE agent_id = :callerId AND ends_at = :endsAt',
        { callerId: asked.callerId, endsAt: new Date('2026-02-09T03:00:00Z') },
      )
      const statementId = `${row?.id}`
      const named = await reads(mode, (deps) => agentStatementMembers(deps, session, { statementId, pageSize: 20 }))
      expect(named.rows.get('line_statement_active')).toBe(page)
      const checked = await reads(mode, (deps) => recomputed(deps, session, statementId))
      // The agent's own rows, whose members are compared, and one row of each agent below, each read a few times.
      expect(checked.rows.get('line_statement')).toBeLessThanOrEqual(3 * agents)
      // Seven of 600 days, each read once.
      expect(checked.rows.get('wager')).toBeLessThanOrEqual(7)
      for (const { whole } of [listed, named, checked]) expect(whole.filter((table) => !small.has(table))).toEqual([])
    },
  )

  test.each(planModes)('figures of a team, its agents, losses and links each read an index (%s)', async (mode) => {
    const session = sessionOf({ memberId: asked.callerId })
    const overview = await reads(mode, (deps) => teamOverview(deps, session, range))
    const split = await reads(mode, (deps) => teamAgents(deps, session, { ...range, pageSize: 2 }))
    const losses = await reads(mode, (deps) => teamLosses(deps, session, { ...range, pageSize: 20 }))
    const games = await reads(mode, (deps) => teamGames(deps, session, { ...range, pageSize: 20 }))
    const direct = { ...range, by: 'game', level: 'direct', pageSize: 20 } as const
    const ofDirect = await reads(mode, (deps) => teamGames(deps, session, direct))
    const few = { from: '2026-02-10', to: '2026-02-12' }
    const ordered = await reads(mode, (deps) => teamLosses(deps, session, { ...few, pageSize: 20, order: 'loss' }))
    const funnel = await reads(mode, ({ database, now }) => selectLinks(database, asked.callerId, now()))
    for (const { whole } of [overview, split, games, ofDirect, losses, ordered, funnel])
      expect(whole.filter((table) => !small.has(table))).toEqual([])
    // The team's days, those before, and each day by itself; of the split the three agents of the page, and no other.
    expect(overview.rows.get('team_play')).toBeLessThanOrEqual(3 * 21)
    expect(split.rows.get('team_play')).toBeLessThanOrEqual(3 * 21)
    // Each game and day, once, and no row of accounts or of other agents.
    expect([games.rows.get('team_games'), games.rows.get('line_games')]).toEqual([3 * 18, undefined])
    expect([ofDirect.rows.get('line_games'), ofDirect.rows.get('team_games')]).toEqual([3 * 18, undefined])
    // The days of each account on the page, and of those looked at for it, once to see that it played and once for the sums.
    expect(losses.rows.get('line_play')).toBeLessThanOrEqual(2 * (page + agents) * 21)
    // All accounts that registered by this link, and no others.
    expect(funnel.rows.get('member_upline')).toBeLessThanOrEqual(agents + members)
  })
})

/** A dividend of each agent, the first one the house's; sixty weeks of statements; and an account of the line with a bet each day. */
async function withStatements(database: Database, top: bigint) {
  const terms = {
    ...dividend(tier(100)),
    cycle: 'week' as const,
    minimumActive: 1,
    costs: [{ basis: 'wages', sign: 'minus', percent: 10_000 } as const],
  }
  const facts = teamFacts({})
  await byOwner(
    database,
    `WITH c AS (
       INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at)
       SELECT :top::bigint + n, CASE WHEN n > 0 THEN :top::bigint END, 'dividend', 'BRL', '2026-01-05T03:00:00Z'
       FROM generate_series(0, ${agents - 1}) n RETURNING *
     ), v AS (
       INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
       SELECT id, 1, :terms::text::jsonb, begun_at, begun_at FROM c
     )
     INSERT INTO line_statement (contract_id, version, agent_id, upline_id, kind, currency, period, starts_at, ends_at, formula,
       facts, result, base, gross, downlines, pay, owes, payer, figures_at, settled_at, state)
     SELECT c.id, 1, c.agent_id, c.upline_id, c.kind, 'BRL', 'W:' || w, begins, ends, 1, :facts::text::jsonb, :terms2::text::jsonb, 0, 0, 0, 0, 0,
       'platform', ends, ends, 'nothing'
     FROM generate_series(0, ${weeks - 1}) w
     CROSS JOIN LATERAL (SELECT '2026-01-05T03:00:00Z'::timestamptz + w * interval '7 days' AS begins,
       '2026-01-12T03:00:00Z'::timestamptz + w * interval '7 days' AS ends) t, c ORDER BY w, c.id`,
    {
      top,
      terms: toJson(terms),
      facts: toJson(facts),
      terms2: toJson(settle(terms, facts, nothingBelow, { carriedIn: nothingCarried, isMonthEnd: true })),
    },
  )
  await byOwner(
    database,
    `INSERT INTO line_statement_active (statement_id, member_id, valid_bet, deposited)
     SELECT s.id, :agentId::bigint + ${agents} + n, 100, 0 FROM line_statement s, generate_series(0, ${members - 1}) n
     WHERE s.agent_id = :agentId AND s.ends_at < '2026-03-01'`,
    { agentId: top },
  )
  await writeLink(database, top, 'test')
  await smallCatalogue(database)
  const placedAt = `'2026-01-01T15:00:00Z'::timestamptz + n * interval '1 day'`
  await writeManyRounds(database, { count: 600, memberId: top + BigInt(agents), placedAt })
}
