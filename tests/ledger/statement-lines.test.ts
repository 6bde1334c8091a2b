import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfit } from '#contract/money/statements/get-profit.ts'
import { getTransactions, type TransactionsRequest } from '#contract/money/statements/get-transactions.ts'
import { getBettingDays } from '#contract/play/history/get-betting-days.ts'
import { profit } from '#gateway/money/statements/profit.ts'
import { transactions } from '#gateway/money/statements/statement.ts'
import { transactionDetails } from '#gateway/money/statements/transaction.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { ledgerChecks } from '#gateway/platform/ledger/checks.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { hours } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { type Spender, spender } from '#tests/support/spending.ts'

const whole = { from: '2026-03-01', to: '2026-12-26' }

describe.each(databases())('lines of a statement on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database })
    await smallCatalogue(database)
  })
  afterAll(() => gateway.close())

  const ask = ({ session }: Spender, request: Partial<TransactionsRequest> = {}) =>
    transactions(gateway.deps, session, { ...whole, pageSize: 20, ...request })

  test('a round is one line, a correction and a late win are lines of their own that name the first (rule 10.21)', async () => {
    const member = await spender(database)
    const deposit = await member.deposit(100_00n)
    await member.spin(5_00n, 12_00n)
    await member.table(4_00n, 0n, 3_00n)
    await member.correct(deposit)
    const { list, period } = await ask(member)
    expect(
      list.map(({ line, kind, credited, debited, balanceAfter }) => [line, kind, credited, debited, balanceAfter]),
    ).toEqual([
      ['correction', 'reversal', 0n, 100_00n, 6_00n],
      ['play', 'bet-payout', 3_00n, 0n, 106_00n],
      ['play', 'bet', 0n, 4_00n, 103_00n],
      ['play', 'bet', 12_00n, 5_00n, 107_00n],
      ['deposit', 'deposit', 100_00n, 0n, 100_00n],
    ])
    const [correction, late, table, , paidIn] = list
    expect(correction?.corrects).toBe(paidIn?.transactionId)
    expect(late).toMatchObject({ late: true, corrects: table?.transactionId, reference: table?.reference })
    expect(period).toEqual({ opening: 0n, credited: 115_00n, debited: 109_00n, hidden: 0n, closing: 6_00n })
  })

  test('a line opens to the source and destination of its money (rule 10.25)', async () => {
    const member = await spender(database)
    await member.deposit(100_00n)
    await member.spin(5_00n, 12_00n)
    await member.withdraw(50_00n, 1_50n, 'returned')
    await member.gift(2_00n)
    const { list } = await ask(member)
    const opened = await Promise.all(
      list.map(({ transactionId }) => transactionDetails(gateway.deps, member.session, transactionId)),
    )
    const told = opened.map(({ movements }) =>
      movements.map(({ from, to, amount, balanceAfter }) => `${from} ${to} ${amount} ${balanceAfter}`),
    )
    expect(told).toEqual([
      ['bonus wallet 200 10900'],
      ['withdrawals wallet 4850 10550', 'fees wallet 150 10700'],
      ['wallet withdrawals 4850 5850', 'wallet fees 150 5700'],
      ['wallet house 500 9500', 'house wallet 1200 10700'],
      ['deposits wallet 10000 10000'],
    ])
    expect(new Set(list.map(({ reference }) => reference)).size).toBe(4)
    // Another member's movement is treated as unknown.
    const other = await spender(database)
    for (const id of [list[0]?.transactionId ?? '', '999999999', 'x', ''])
      await expect(transactionDetails(gateway.deps, other.session, id)).rejects.toMatchObject({
        code: 'transaction_not_found',
      })
  })

  test('held money has not moved: the wallet names the part that cannot be staked (rules 10.2 and 10.22)', async () => {
    const member = await spender(database)
    await member.deposit(100_00n)
    await member.withdraw(30_00n, 0n, 'held')
    expect(await ask(member)).toMatchObject({ now: { total: 100_00n, held: 30_00n }, period: { closing: 100_00n } })
  })

  test('a day begins at midnight of the brand, and a clock that is set back moves no line (rule 10.24)', async () => {
    const member = await spender(database)
    member.later(Date.parse('2026-03-08T02:59:59.999Z') - member.now().getTime())
    await member.deposit(1_00n)
    member.later(1)
    await member.deposit(2_00n)
    member.later(-hours(5))
    await member.deposit(4_00n)
    const day = async (at: string) => (await ask(member, { from: at, to: at })).period
    expect(await day('2026-03-07')).toMatchObject({ opening: 0n, closing: 1_00n })
    expect(await day('2026-03-08')).toMatchObject({ opening: 1_00n, closing: 7_00n })
    const { list } = await ask(member)
    expect(list.map(({ at }) => at)).toEqual([...list.map(({ at }) => at)].sort().reverse())
  })

  test('profit and loss has a round on the day it was placed, and its money on the day it moved (rule 10.27)', async () => {
    const member = await spender(database)
    await member.deposit(100_00n)
    // An hour before midnight of the brand; the round is decided some hours later.
    member.later(Date.parse('2026-03-08T02:00:00Z') - member.now().getTime())
    await member.table(5_00n, 12_00n)
    const day = async (at: string) => {
      const { sums, money } = await profit(gateway.deps, member.session, { from: at, to: at })
      return { bets: sums.bets, net: sums.net, play: money.play, closing: money.closing }
    }
    expect(await day('2026-03-07')).toEqual({ bets: 1, net: 7_00n, play: 0n, closing: 100_00n })
    expect(await day('2026-03-08')).toEqual({ bets: 0, net: 0n, play: 7_00n, closing: 107_00n })
  })

  test('a changed sum, time or line is found', async () => {
    const member = await spender(database)
    await member.deposit(100_00n)
    await member.withdraw(30_00n, 1_00n, 'paid')
    await member.deposit(1_00n)
    const faults = async () =>
      (await reconcile(database, ledgerChecks)).findings.filter((finding) => finding.faults > 0)
    const change = (what: string) =>
      database.transaction(async (tx) => {
        await tx.query('SET LOCAL ROLE NONE')
        await tx.query('SET LOCAL session_replication_role = replica')
        await tx.query(`UPDATE ledger_posting SET ${what} WHERE account_id = ${member.account} AND account_seq = 2`)
      })
    for (const [there, back] of [
      ['credited = credited + 1', 'credited = credited - 1'],
      ['line_debited = line_debited + 1', 'line_debited = line_debited - 1'],
      ['line_fee = line_fee + 1', 'line_fee = line_fee - 1'],
      ["at = at - interval '1 year'", "at = at + interval '1 year'"],
      ["line = 'other'", "line = 'withdrawal'"],
    ] as const) {
      await change(there)
      expect(await faults(), there).toHaveLength(1)
      await change(back)
    }
    expect(await faults()).toEqual([])
  })

  test('days before 1970, and ranges above a leap year, are refused by calls with days (rule 10.24)', async () => {
    const { token } = await registerMember(gateway)
    for (const days of [
      { from: '0001-01-01', to: '0001-01-02' },
      { from: '1969-12-31', to: '1970-01-02' },
      { from: '2026-01-01', to: '2027-01-02' },
      { from: '2026-01-02', to: '2026-01-01' },
    ]) {
      expect((await gateway.call(getTransactions, { ...days, pageSize: 20 }, { token })).code).toBe('invalid_request')
      expect((await gateway.call(getProfit, days, { token })).code).toBe('invalid_request')
      expect((await gateway.call(getBettingDays, days, { token })).code).toBe('invalid_request')
    }
    const first = { from: '1970-01-01', to: '1970-01-01' }
    expect((await gateway.call(getProfit, first, { token })).code).toBeUndefined()
  })

  test('a wallet that was never used has an empty statement', async () => {
    const { session } = await spender(database)
    const nobody = { ...session, memberId: 999_999_999n }
    const nothing = { opening: 0n, credited: 0n, debited: 0n, hidden: 0n, closing: 0n }
    expect(await transactions(gateway.deps, nobody, { ...whole, pageSize: 20 })).toMatchObject({
      list: [],
      page: null,
      period: nothing,
    })
    expect((await profit(gateway.deps, nobody, whole)).lifetime).toEqual({
      since: null,
      deposits: 0n,
      withdrawals: 0n,
      net: 0n,
    })
  })
})
