import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileMovements, getTransactions } from '#contract/money/statements/get-transactions.ts'
import type { Transaction } from '#contract/money/statements/transaction.ts'
import { toJson } from '#lib/json.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function open(query = '') {
  const tab = await openAsMember(gateway, fakeBrowser().page(`/member/transactionHistory/${query}`))
  return { ...tab, ...(await import('#stores/money/statements/statement.ts')) }
}

const usual = { days: 7, from: undefined, to: undefined, show: undefined, cursor: undefined } as const
const line = (transactionId: string, credited: bigint, debited: bigint, balanceAfter: bigint): Transaction => ({
  transactionId,
  at: '2026-11-21T12:00:00.000Z',
  line: 'deposit',
  kind: 'deposit',
  reference: null,
  game: null,
  credited,
  debited,
  balanceAfter,
  vendor: null,
  corrects: null,
  late: false,
})
const balances = (opening: bigint, closing: bigint) => ({ opening, credited: 0n, debited: 0n, hidden: 0n, closing })
const answered = (list: readonly Transaction[], next: string | null, opening: bigint, pageOpening: bigint) =>
  new Response(
    toJson({
      success: true,
      value: {
        list,
        next,
        previous: null,
        currency: 'BRL',
        page: balances(pageOpening, 0n),
        period: balances(opening, 9_00n),
        exceedsFile: false,
        now: { total: 9_00n, held: 0n, at: '2026-11-21T12:00:00.000Z' },
      },
    }),
  )
const linesOf = (rows: readonly Transaction[]) =>
  rows.map(({ kind, credited, debited, balanceAfter }) => `${kind} +${credited} -${debited} = ${balanceAfter}`)

test('a file has all pages between the balances before and after the period, and its progress is reported (rule 10.26)', async () => {
  const { network, wholeStatement } = await open()
  network.answer(getTransactions, answered([line('3', 0n, 1_00n, 9_00n)], 'A', 5_00n, 10_00n))
  network.answer(getTransactions, answered([line('2', 5_00n, 0n, 10_00n)], null, 5_00n, 5_00n))
  const reports: number[] = []
  const rows = await wholeStatement({ ...usual, cursor: 'elsewhere' }, 'pt', (loaded) => reports.push(loaded))
  expect(linesOf(rows)).toEqual([
    'closing +0 -0 = 900',
    'deposit +0 -100 = 900',
    'deposit +500 -0 = 1000',
    'opening +0 -0 = 500',
  ])
  expect(reports).toEqual([1, 2])
})

test('movements outside of a filter are one line of the file, so that it adds up (rule 10.23)', async () => {
  const { network, wholeStatement } = await open()
  network.answer(getTransactions, answered([line('2', 5_00n, 0n, 10_00n)], null, 5_00n, 5_00n))
  const rows = await wholeStatement({ ...usual, show: 'deposit' }, 'pt', () => undefined)
  expect(linesOf(rows)).toEqual([
    'closing +0 -0 = 900',
    'deposit +500 -0 = 1000',
    'hidden +0 -100 = 400',
    'opening +0 -0 = 500',
  ])
})

test('a file that is too long opens with the balance before its oldest movement (rule 10.26)', async () => {
  const { network, wholeStatement } = await open()
  const page = Array.from({ length: 999 }, (_, place) => line(String(place), 0n, 0n, 9_00n))
  for (let turn = 0; turn < 20; turn++) network.answer(getTransactions, answered(page, 'more', 5_00n, 9_00n))
  const rows = await wholeStatement(usual, 'pt', () => undefined)
  expect(rows).toHaveLength(fileMovements + 2)
  expect(rows.at(-1)).toMatchObject({ kind: 'opening', balanceAfter: 9_00n })
})

test.each(['', '?days=30&show=money', '?show=correction&cursor=abc', '?from=2026-01-01&to=2026-01-31'])(
  'the address %s gives its filter',
  async (query) => {
    const { statementFilter } = await open()
    expect(statementFilter.query(statementFilter.read(query), '')).toBe(query)
  },
)
