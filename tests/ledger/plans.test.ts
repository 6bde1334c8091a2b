import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { calls } from '#contract/registry.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { hasPostgres, postgresDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type PlanMode, planModes, readingsOf, recorded, type Statement } from '#tests/support/plans.ts'
import { fillLists, own } from './plans/fill.ts'

const all = calls as readonly unknown[] as readonly CallDefinition[]
const isPaged = ({ response }: CallDefinition) => {
  const { schema } = response
  return typeof schema === 'object' && schema !== null && 'next' in schema && 'previous' in schema
}

const pageSize = 5
/** Days in the older half of those that the rows are from. */
const days = { from: '2026-01-10', to: '2026-04-30' }

/** A page of some days looks up the moment of the row that its place names. */
const ofDays = pageSize + 2

/** Rows of the caller from those days. */
const ownInDays = 26

interface Listed {
  /** The filter besides the page. */
  readonly input?: Readonly<Record<string, unknown>>
  /** The table whose rows are listed. A page reads its rows and one more. */
  readonly table: string
  /** Rows of the table that a page may read, with the reason beside it. */
  readonly most?: number
  /** Rows of the table that are summed for the page. */
  readonly summed?: number
  /**
   * Whether the plan must not sort. The rows of a test are so few that sorting them is as cheap as reading them by the index of
   * the list.
   */
  readonly isUnsorted?: boolean
}

/** Every list that is read by pages from one table: calls of the registry by name. */
const lists: Readonly<Record<string, Listed>> = {
  getMessages: { table: 'member_message' },
  getFeedback: { table: 'feedback' },
  getWithdrawals: { table: 'withdrawal' },
  // The index has no ids: a page also reads the row of its place, which it looked up, and the one after its last moment.
  getDeposits: { table: 'deposit', most: ofDays + 2 },
  // Sent and received transfers are merged: the next one of the other side is read too.
  getLineTransfers: { table: 'line_transfer', most: pageSize + 2 },
  getWalletTransfers: { table: 'vendor_transfer' },
  getPointHistory: { table: 'point_entry', input: days, most: ofDays },
  getPointOrders: { table: 'point_order', input: days, most: ofDays },
  getEndedBonuses: { table: 'bonus_grant' },
  getBonusEntries: { table: 'bonus_entry', input: { bonusId: '100' } },
  getEndedRewards: { table: 'member_reward' },
  getReferrals: { table: 'referral' },
  getSignedDays: { table: 'sign_in' },
  getRebates: { table: 'rebate', input: days, most: ofDays, isUnsorted: true },
  getDownlineRebates: { table: 'line_place' },
  getCommissionPayouts: { table: 'commission_payout' },
  // Each page also sums the statements of its days.
  getCommissionStatements: {
    table: 'line_statement',
    input: { ...days, contract: 'dailySalary' },
    most: ofDays,
    summed: ownInDays,
    isUnsorted: true,
  },
  getContractHistory: { table: 'contract_event' },
  // All agents directly below are put in the order of their names.
  getDownlineContracts: { table: 'agent_line', most: own },
  getPostbackDeliveries: { table: 'postback', input: { linkId: '1' } },
  getStatementMembers: { table: 'line_statement_active', input: { statementId: '1' } },
}

/** Lists without pages: what a member has of them is little. */
const short: Readonly<Record<string, Listed>> = {
  getSessions: { table: 'session' },
  getBonuses: { table: 'bonus_grant' },
  getClaimableRebates: { table: 'rebate' },
}

/** Lists whose plans another test reads, by the file below `tests/`. */
const elsewhere: Readonly<Record<string, string>> = {
  getBettingHistory: 'ledger/year.test.ts',
  getSessionBets: 'ledger/year.test.ts',
  getTransactions: 'ledger/year.test.ts',
  getFavorites: 'ledger/member-lists.test.ts',
  getRecentGames: 'ledger/member-lists.test.ts',
  searchGames: 'ledger/search.test.ts',
  getDownlines: 'ledger/line-search.test.ts',
  getTeamAgents: 'contract/agents/reports/team-plans.test.ts',
  getTeamBets: 'contract/agents/reports/team-plans.test.ts',
  getTeamGames: 'contract/agents/reports/team-plans.test.ts',
  getTeamLosses: 'contract/agents/reports/team-plans.test.ts',
  getTeamMovements: 'contract/agents/reports/team-plans.test.ts',
}

/** Pages of the catalogue, which each process holds in its memory. */
const inMemory = ['getGames', 'getGameReturns']

test('each list with pages of the registry has its plan tested, here or in a named test', () => {
  const known = [...Object.keys(lists), ...Object.keys(elsewhere), ...inMemory]
  expect(
    all
      .filter(isPaged)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(known.toSorted())
  for (const file of Object.values(elsewhere)) expect(existsSync(`tests/${file}`), file).toBe(true)
})

describe.skipIf(!hasPostgres())('a list among thousands of rows', () => {
  let plain: Database
  let gateway: TestGateway
  let statements: Statement[]
  let token: string
  let large: ReadonlySet<string>
  beforeAll(async () => {
    plain = await postgresDatabase()
    const noted = recorded(plain)
    statements = noted.statements
    gateway = await testGateway({ database: noted.database })
    ;({ token, large } = await fillLists(gateway))
  })
  afterAll(() => gateway.close())

  /** Asks for a page. @returns its rows, cursors and the statements that it took */
  async function read(call: CallDefinition, input: object) {
    statements.length = 0
    const answer = await gateway.call(call, input, { token })
    const page = answer.value() as { list: readonly unknown[]; next: string | null; previous: string | null }
    return { ...page, statements: statements.splice(0) }
  }

  /** Rows of large tables that a statement reads, by table. */
  async function rowsOfLarge(statement: Statement, mode: PlanMode, settings: readonly string[] = []) {
    const readings = (await readingsOf(plain, statement, mode, settings)).filter(({ table }) => large.has(table))
    expect(readings.filter(({ isWhole }) => isWhole)).toEqual([])
    const rows = new Map<string, number>()
    for (const reading of readings) rows.set(reading.table, (rows.get(reading.table) ?? 0) + reading.rows)
    return [...rows]
  }

  const callOf = (name: string): CallDefinition => {
    const call = all.find((one) => one.name === name)
    if (!call) throw new Error(`There is no ${name}.`)
    return call
  }

  test.each(Object.entries(short))('%s reads the rows of the caller', async (name, { table }) => {
    for (const statement of (await read(callOf(name), {})).statements) {
      for (const mode of planModes) {
        for (const [read, rows] of await rowsOfLarge(statement, mode))
          if (read === table) expect(rows, `${mode}: ${statement.text}`).toBeLessThanOrEqual(own)
      }
    }
  })

  const named = Object.entries(lists).map(([name, listed]) => ({ name, ...listed }))
  test.each(named)(
    'a page of $name reads its rows of $table',
    async ({ name, table, input = {}, most: ofPage = pageSize + 1, summed = ofPage, isUnsorted }) => {
      const settings = isUnsorted ? ['SET LOCAL enable_sort = off', 'SET LOCAL enable_incremental_sort = off'] : []
      const call = all.find((one) => one.name === name)
      if (!call) throw new Error(`There is no ${name}.`)
      const pages = [await read(call, { ...input, pageSize })]
      while (pages.length < 5) pages.push(await read(call, { ...input, pageSize, cursor: pages.at(-1)?.next }))
      const [first, , , fourth, last] = pages
      const back = await read(call, { ...input, pageSize, cursor: last?.previous })
      expect(back.list).toEqual(fourth?.list)
      for (const page of [first, last, back]) {
        expect(page?.list).toHaveLength(pageSize)
        for (const statement of page?.statements ?? []) {
          const most = /\bLIMIT\b/.test(statement.text) ? ofPage : summed
          for (const mode of planModes) {
            // Each row joins at most two rows of another table.
            for (const [read, rows] of await rowsOfLarge(statement, mode, settings))
              expect(rows, `${read}, ${mode}: ${statement.text}`).toBeLessThanOrEqual(read === table ? most : 2 * most)
          }
        }
      }
    },
  )
})
