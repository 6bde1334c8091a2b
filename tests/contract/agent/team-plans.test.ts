import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#gateway/agent/report/asked.ts'
import { betsStatement } from '#gateway/agent/report/bets.ts'
import { lossesPage } from '#gateway/agent/report/losses.ts'
import { movementsStatement } from '#gateway/agent/report/movements.ts'
import { teamAgents } from '#gateway/agent/report/overview.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { planModes, readingsOf, recorded, rowsRead } from '#tests/support/plans.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

const agents = 5
const members = 200
const movements = 6_000
const page = 21

describe.each(databases())('plans of lists over a line on $name', ({ open }) => {
  let gateway: TestGateway
  let asked: Asked
  beforeAll(async () => {
    const database = await open()
    gateway = await testGateway({ database })
    // One agent with others below, members of each, and what moved in a year; written past everything that would count it.
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
         SELECT $1::bigint + n, $1::bigint + ${above}, 'test', now() FROM generate_series(${from}, ${to}) n`,
        [top],
      )
    await joined(1, agents - 1, '0')
    await joined(agents, agents + members - 1, `n % ${agents}`)
    const who = `$1::bigint + ${agents} + n % ${members}`
    const above = `$1::bigint + (${agents} + n % ${members}) % ${agents}`
    await byOwner(
      database,
      `INSERT INTO line_entry (id, at, day, member_id, agent_id, currency, kind, amount)
       SELECT n, at, (at AT TIME ZONE 'America/Sao_Paulo')::date, ${who}, ${above}, 'BRL',
         CASE n % 3 WHEN 0 THEN 'deposit' WHEN 1 THEN 'withdrawal' ELSE 'reward' END, 100
       FROM (SELECT n, '2026-01-01T12:00:00Z'::timestamptz + n * interval '20 minutes' AS at
         FROM generate_series(1, ${movements}) n) made`,
      [top],
    )
    await byOwner(
      database,
      `INSERT INTO line_play (day, member_id, agent_id, currency, game_type, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
       SELECT '2026-01-01'::date + day, ${who}, ${above}, 'BRL', 'RNG', 1, 100, 100, 0, 0, 0
       FROM generate_series(0, ${members - 1}) n, generate_series(0, 49) day`,
      [top],
    )
    await byOwner(
      database,
      `INSERT INTO team_play (day, agent_id, currency, game_type, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
       SELECT day, agent_id, currency, game_type, 1, 100, 100, 0, 0, 0 FROM line_play GROUP BY 1, 2, 3, 4`,
    )
    const days = { from: '2026-01-01', to: '2026-09-30' }
    asked = { on: database, callerId: top, currency: 'BRL', days, now: new Date('2026-10-01T00:00:00Z') }
  })
  afterAll(() => gateway.close())

  const moments = [new Date('2026-01-01T03:00:00Z'), new Date('2026-10-01T03:00:00Z')] as const
  const readBy = (
    table: string,
    { text, values }: ReturnType<typeof betsStatement>,
    mode: (typeof planModes)[number],
  ) => rowsRead(gateway.deps.database, table, text, values, mode)

  test.each(planModes)(
    'a page of movements reads at most a page of each agent or account, not what has moved (%s)',
    async (mode) => {
      const read = (filter: object, place?: Parameters<typeof movementsStatement>[4]) =>
        readBy('line_entry', movementsStatement(asked, moments, filter, page, place), mode)
      const most = agents * page
      expect(await read({})).toBeLessThanOrEqual(most)
      expect(await read({ kind: 'deposit' })).toBeLessThanOrEqual(most)
      const middle = { id: BigInt(movements / 2), side: 'older' } as const
      // And the movement whose place it is, as often as it is looked up.
      expect(await read({}, middle)).toBeLessThanOrEqual(most + agents)
      expect(await read({ prefix: 'line002' })).toBeLessThanOrEqual(10 * page)
    },
  )

  test.each(planModes)('a page of bets reads the days of its own accounts (%s)', async (mode) => {
    const statement = betsStatement({ ...asked, days: { from: '2026-02-01', to: '2026-02-10' } }, {}, page, undefined)
    // Ten days of each, and what shows that there are any.
    expect(await readBy('line_play', statement, mode)).toBeLessThanOrEqual(page * 12)
  })

  /** Rows of a table that all statements of some work read. */
  async function readIn(table: string, work: (noted: ReturnType<typeof recorded>['database']) => Promise<unknown>) {
    const { database, statements } = recorded(gateway.deps.database)
    await work(database)
    let rows = 0
    for (const statement of statements)
      for (const reading of await readingsOf(gateway.deps.database, statement, 'force_generic_plan'))
        if (reading.table === table) rows += reading.rows
    return rows
  }

  test('a page of losses by name sums the days of its own accounts', async () => {
    const ten = { ...asked, days: { from: '2026-02-01', to: '2026-02-10' } }
    const work = (on: Asked['on']) => lossesPage({ ...ten, on }, { order: 'account' }, { pageSize: page - 1 })
    // Once to find who moved anything, and once for the sums.
    expect(await readIn('line_play', work)).toBeLessThanOrEqual(2 * page * 10)
  })

  test('a page of agents reads the days of its own agents', async () => {
    const session = { sessionId: 1n, memberId: asked.callerId, account: 'line0001', type: 2, currency: 'BRL' }
    const days = { from: '2026-02-01', to: '2026-02-10' }
    const work = (database: TestGateway['deps']['database']) =>
      teamAgents({ ...gateway.deps, database }, session, { ...days, pageSize: 2 })
    // Two agents and the one that shows whether there are more.
    expect(await readIn('team_play', work)).toBeLessThanOrEqual(3 * 10)
  })
})
