import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heldStatements } from '#gateway/agents/commission/held-statements.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { selectContractLine } from '#gateway/agents/contracts/line-rows.ts'
import { teamLosses } from '#gateway/agents/reports/losses.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import {
  contracts,
  days,
  endOfMonth,
  fillContracts,
  going,
  inLine,
  open,
  players,
  playersInSlot,
  topId,
} from '#tests/support/many-contracts.ts'
import { planModes, queryIn, type Reading, readingsOf, recorded, type Statement } from '#tests/support/plans.ts'
import { sessionOf } from '#tests/support/team.ts'

/** Rows that a range of blocks of an index by days has at most, such as `line_play_by_day`. */
const inBlocks = 6_400

/** Rows of each table that one statement may read. Other tables must be read by an index. */
type Most = Readonly<Record<string, number>>

describe.each(theDatabase())('plans over a large house on $name', ({ open: opened }) => {
  let gateway: TestGateway
  let database: Database
  beforeAll(async () => {
    database = await opened()
    gateway = await testGateway({ database })
    await fillContracts(database)
  })
  afterAll(() => gateway.close())

  /** Expects that no statement reads more rows of a table than it may, as the planner itself decides. */
  async function expectAtMost(statements: readonly Statement[], most: Most) {
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements)
      for (const mode of planModes) {
        const read = new Map<string, number>()
        for (const { table, rows } of await readingsOf(database, statement, mode))
          read.set(table, (read.get(table) ?? 0) + rows)
        for (const [table, rows] of read)
          expect(rows, `${table}, ${mode}: ${statement.text}`).toBeLessThanOrEqual(most[table] ?? 5)
      }
  }

  test('a change of a contract reads the contracts of its line and no others', async () => {
    const noted = recorded(database)
    const line = { kind: 'dailySalary', currency: 'BRL', agentId: 1_210n, uplineId: 810n, now: endOfMonth } as const
    expect(await selectContractLine(noted.database, line)).toHaveLength(inLine)
    await expectAtMost(noted.statements, { line_contract: 2 * inLine, line_contract_version: 2 * inLine })
  })

  test('statements that wait are found among all that are paid', async () => {
    const noted = recorded(database)
    expect(await heldStatements(noted.database)).toHaveLength(open)
    await expectAtMost(noted.statements, { line_statement: open, member: open })
    for (const isByHouse of [true, false]) {
      const values = { p_limit: 500, p_by_house: isByHouse }
      // Those that wait for money are looked at each time.
      await expectAtMost([await queryIn(database, 'line_statements_pay', values)], { line_statement: open })
    }
    await expectAtMost([await queryIn(database, 'line_rebates_pay', { p_limit: 500 })], {})
  })

  /** The statements of user losses. Reports are planned for their own values (`plannedEach`). */
  async function readingsOfLosses(memberId: bigint, filter: object) {
    const noted = recorded(database)
    const asked = { from: '2026-02-03', to: '2026-02-05', pageSize: 20, order: 'account', ...filter } as const
    await teamLosses({ ...gateway.deps, database: noted.database }, sessionOf({ memberId }), asked)
    const statements = noted.statements.filter(({ text }) => !/set_config/.test(text))
    const readings = []
    for (const statement of statements) readings.push(...(await readingsOf(database, statement, 'force_custom_plan')))
    return Map.groupBy(readings, ({ table }) => table)
  }
  const rowsIn = (readings: readonly Reading[] | undefined) => (readings ?? []).reduce((sum, { rows }) => sum + rows, 0)

  test('the order by loss reads the blocks of its days where a line is most of the table', async () => {
    const readings = await readingsOfLosses(topId, { order: 'loss' })
    for (const table of ['line_play', 'line_money']) {
      expect(readings.get(table)?.map(({ indexes }) => indexes)).toContainEqual([`${table}_by_day`])
      expect(rowsIn(readings.get(table))).toBeLessThanOrEqual(2 * inBlocks)
    }
  })

  test.each([{ order: 'loss' }, { prefix: 'crowd' }])(
    'losses of a small line read its own rows (%o)',
    async (filter) => {
      const readings = await readingsOfLosses(10n, filter)
      // Three days of one account: for the order, for its row, and to see that there is any.
      for (const table of ['line_play', 'line_money'])
        expect(rowsIn(readings.get(table)), table).toBeLessThanOrEqual(3 * 3)
    },
  )

  // The last test: it settles and pays.
  test('settling reads contracts in force, and the activity of the period', async () => {
    const noted = recorded(database)
    const now = () => new Date(endOfMonth.getTime() + 180_000)
    await settleContracts({ ...gateway.deps, database: noted.database, now })
    const texts = noted.statements.map(({ text }) => text)
    for (const part of ['FROM line_contract c', 'min(slot)', 'FROM line_minutes m', 'FROM team_play', 'WITH own AS'])
      expect(
        texts.some((text) => text.includes(part)),
        part,
      ).toBe(true)
    const isOfRebates = ({ text }: Statement) => text.startsWith('WITH own AS')
    // February of each agent with a dividend, or a day of all accounts.
    const ofMonth = 28 * going
    await expectAtMost(
      noted.statements.filter((statement) => !isOfRebates(statement)),
      {
        line_contract: going,
        line_contract_version: 2 * going,
        // What it carried, or the salaries that a dividend has as costs; and the one that was written since.
        line_statement: 2 * going,
        line_play: ofMonth,
        line_money: ofMonth,
        team_play: ofMonth,
        team_money: ofMonth,
        line_minutes: 12 * playersInSlot,
        // The line may be read once, but none of the past.
        agent_line: contracts + players,
      },
    )
    await expectAtMost(noted.statements.filter(isOfRebates), {
      line_play: inBlocks,
      team_play: inBlocks,
      // A rate of each account and of each agent, who may have none.
      line_rebate: 2 * players,
      agent_line: contracts + players,
      line_place: 2 * players,
    })
    expect(days * players).toBeGreaterThan(3 * inBlocks)
  })
})
