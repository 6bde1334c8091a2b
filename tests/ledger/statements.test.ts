import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Balances } from '#contract/entities/transaction.ts'
import { getBettingDays } from '#contract/member/get-betting-days.ts'
import { getProfit } from '#contract/wallet/get-profit.ts'
import { getTransactions, type TransactionsRequest, transactionFilters } from '#contract/wallet/get-transactions.ts'
import type { Database } from '#gateway/db/client.ts'
import { ledgerProofs } from '#gateway/ledger/proofs.ts'
import { reconcile } from '#gateway/ledger/reconcile.ts'
import { bettingDays } from '#gateway/member/history-days.ts'
import { historyProofs } from '#gateway/member/history-proofs.ts'
import { wagerProofs } from '#gateway/vendor/proofs.ts'
import { profit } from '#gateway/wallet/profit.ts'
import { transactions } from '#gateway/wallet/statement.ts'
import { transactionDetails } from '#gateway/wallet/transaction.ts'
import { addDays, dayIn } from '#lib/civil-days.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { type Spender, spender } from '#tests/support/spending.ts'

/** The brand's zone; its days begin at 3 o'clock UTC. */
const zone = 'America/Sao_Paulo'
const first = '2026-03-01'
const whole = { from: first, to: addDays(first, 300) }

interface Posting {
  readonly transfer_id: bigint
  readonly amount: bigint
  readonly balance_before: bigint
  readonly balance_after: bigint
  readonly at: string
  readonly line: string
}

describe.each(databases())('statements on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database })
    await smallCatalogue(database)
  })
  afterAll(async () => {
    // Holds of withdrawals stand here without their withdrawals.
    const { findings } = await reconcile(database, { ...ledgerProofs, ...historyProofs, ...wagerProofs })
    expect(findings).toEqual(findings.map((finding) => ({ ...finding, faults: 0 })))
    await gateway.close()
  })

  const ask = ({ session }: Spender, request: Partial<TransactionsRequest> = {}) =>
    transactions(gateway.deps, session, { ...whole, pageSize: 20, ...request })

  async function walk(who: Spender, request: Partial<TransactionsRequest>, side: 'next' | 'previous' = 'next') {
    const pages = [await ask(who, request)]
    for (;;) {
      const cursor = pages.at(-1)?.[side]
      if (!cursor) return pages
      pages.push(await ask(who, { ...request, cursor }))
    }
  }

  const postings = (who: Spender) =>
    rowsAs<Posting>(
      database,
      `SELECT p.transfer_id, p.amount, p.balance_before, p.balance_after, p.at::text AS at, p.line
       FROM ledger_posting p WHERE p.account_id = $1 ORDER BY p.account_seq`,
      [who.account],
    )
  const dayOf = ({ at }: Posting) => dayIn(zone, Date.parse(at))
  const sum = (rows: readonly Posting[], of: (amount: bigint) => bigint) =>
    rows.reduce((total, { amount }) => total + of(amount), 0n)
  const received = (rows: readonly Posting[]) => sum(rows, (amount) => (amount > 0n ? amount : 0n))
  const paid = (rows: readonly Posting[]) => sum(rows, (amount) => (amount < 0n ? -amount : 0n))
  const closes = ({ opening, credited, debited, hidden, closing }: Balances) =>
    expect(opening + credited - debited + hidden).toBe(closing)

  /** Made-up weeks of one person. */
  async function someWeeks(steps: number): Promise<Spender> {
    const who = await spender(database)
    const pick = (below: number) => Math.floor(Math.random() * below)
    await who.deposit(500_00n)
    for (let step = 0; step < steps; step++) {
      who.later(minutes(pick(400)))
      const stake = BigInt(100 + pick(300))
      const win = pick(3) === 0 ? BigInt(pick(900)) : 0n
      switch (pick(9)) {
        case 0:
          await who.deposit(BigInt(10_00 + pick(50_00)))
          break
        case 1:
          await who.withdraw(
            stake,
            BigInt(pick(50)),
            (['paid', 'returned', 'rejected', 'held'] as const)[pick(4)] ?? 'paid',
          )
          break
        case 2:
          await who.table(stake, win, pick(2) === 0 ? 25n : 0n)
          break
        case 3:
          await who.undone(stake)
          break
        case 4:
          await who.correct(await who.deposit(5_00n))
          break
        case 5:
          await who.gift(1_00n)
          break
        default:
          await who.spin(stake, win)
      }
    }
    return who
  }

  test('pages and periods open and close with the ledger, whatever happened and however they are cut', async () => {
    for (let person = 0; person < 4; person++) {
      const who = await someWeeks(40)
      const every = await postings(who)
      const days = [...new Set(every.map(dayOf))]
      for (let turn = 0; turn < 12; turn++) {
        const ends = [0, 1].map(() => days[Math.floor(Math.random() * days.length)] ?? first).sort()
        const [from = first, to = first] = ends
        const show = [undefined, ...transactionFilters][turn % 6]
        const within = every.filter((row) => dayOf(row) >= from && dayOf(row) <= to)
        const shown = within.filter(({ line }) =>
          show === undefined ? true : show === 'money' ? line !== 'play' : line === show,
        )
        const request = { from, to, pageSize: 1 + Math.floor(Math.random() * 9), ...(show && { show }) }
        const pages = await walk(who, request)
        const lines = pages.flatMap(({ list }) => list)
        for (const { period, page } of pages) {
          closes(period)
          expect(period).toMatchObject({
            opening: within[0]?.balance_before,
            closing: within.at(-1)?.balance_after,
            credited: received(shown),
            debited: paid(shown),
          })
          if (page) closes(page)
        }
        if (show === undefined)
          for (const { period, page } of pages) expect([period.hidden, page?.hidden]).toEqual([0n, 0n])
        // Pages follow each other without a gap, and their lines are the postings.
        expect(lines.reduce((total, { credited }) => total + credited, 0n)).toBe(received(shown))
        expect(lines.reduce((total, { debited }) => total + debited, 0n)).toBe(paid(shown))
        if (show === undefined) {
          expect(pages.map(({ page }) => page?.opening).slice(0, -1)).toEqual(
            pages.slice(1).map(({ page }) => page?.closing),
          )
          expect(pages[0]?.page?.closing).toBe(within.at(-1)?.balance_after)
          expect(pages.at(-1)?.page?.opening).toBe(within[0]?.balance_before)
        }
        const last = pages.at(-1)
        if (!last?.previous) continue
        const back = [last, ...(await walk(who, { ...request, cursor: last.previous }, 'previous'))]
        expect(back.at(-1)?.list).toEqual(pages[0]?.list)
        expect(new Set(back.flatMap(({ list }) => list.map(({ transactionId }) => transactionId)))).toEqual(
          new Set(lines.map(({ transactionId }) => transactionId)),
        )
      }
      const { now } = await ask(who)
      expect(now.balance).toBe(every.at(-1)?.balance_after)
    }
  })

  test('figures of a period are those of the history, the statement and the ledger', async () => {
    const who = await someWeeks(60)
    const every = await postings(who)
    const figures = await profit(gateway.deps, who.session, whole)
    const ofLine = (line: string) =>
      sum(
        every.filter((row) => row.line === line),
        (amount) => amount,
      )
    const { money, lifetime, sums, categories } = figures
    expect(money.deposits).toBe(ofLine('deposit'))
    expect(-money.withdrawals - money.fees).toBe(ofLine('withdrawal'))
    expect([money.corrections, money.other, money.play]).toEqual([
      ofLine('correction'),
      ofLine('other'),
      ofLine('play'),
    ])
    const { opening, deposits, withdrawals, fees, corrections, other, play, closing } = money
    expect(opening + deposits - withdrawals - fees + corrections + other + play).toBe(closing)
    const [fee] = await rowsAs<{ fees: bigint }>(
      database,
      `SELECT coalesce(sum(f.amount), 0)::bigint AS fees FROM ledger_posting p
       JOIN ledger_posting f ON f.transfer_id = p.transfer_id JOIN ledger_account a ON a.id = f.account_id AND a.owner_id = 'fees'
       WHERE p.account_id = $1`,
      [who.account],
    )
    expect(fees).toBe(fee?.fees)
    expect(lifetime).toEqual({
      since: '2026-03-01T12:00:00.000Z',
      deposits,
      withdrawals,
      net: deposits - withdrawals,
    })
    // Every round is settled, so that what was played is what moved.
    const history = await bettingDays(gateway.deps, who.session, whole)
    expect(sums).toMatchObject({ bets: history.sums.bets, stake: history.sums.stake, win: history.sums.win, net: play })
    expect(categories.reduce((total, { net }) => total + net, 0n)).toBe(play)
    const statement = await ask(who, { show: 'money' })
    expect(statement.period.hidden).toBe(play)
  })

  test('a round is one line, a correction and a late win are lines of their own that name the first', async () => {
    const who = await spender(database)
    const deposit = await who.deposit(100_00n)
    await who.spin(5_00n, 12_00n)
    await who.table(4_00n, 0n, 3_00n)
    await who.correct(deposit)
    const { list, period } = await ask(who)
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

  test('a line opens to where its money came from and went to', async () => {
    const who = await spender(database)
    await who.deposit(100_00n)
    await who.spin(5_00n, 12_00n)
    await who.withdraw(50_00n, 1_50n, 'returned')
    await who.gift(2_00n)
    const { list } = await ask(who)
    const opened = await Promise.all(
      list.map(({ transactionId }) => transactionDetails(gateway.deps, who.session, transactionId)),
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
    // Somebody else's movement is as absent as one that never was.
    const other = await spender(database)
    for (const id of [list[0]?.transactionId ?? '', '999999999', 'x', ''])
      await expect(transactionDetails(gateway.deps, other.session, id)).rejects.toMatchObject({
        code: 'transaction_not_found',
      })
  })

  test('what is held has not moved: the wallet says how much of it cannot be staked', async () => {
    const who = await spender(database)
    await who.deposit(100_00n)
    await who.withdraw(30_00n, 0n, 'held')
    expect(await ask(who)).toMatchObject({ now: { balance: 100_00n, held: 30_00n }, period: { closing: 100_00n } })
  })

  test('a day begins at midnight of the brand, and a clock that is set back takes no line with it', async () => {
    const who = await spender(database)
    who.later(Date.parse('2026-03-08T02:59:59.999Z') - who.now().getTime())
    await who.deposit(1_00n)
    who.later(1)
    await who.deposit(2_00n)
    who.later(-hours(5))
    await who.deposit(4_00n)
    const day = async (at: string) => (await ask(who, { from: at, to: at })).period
    expect(await day('2026-03-07')).toMatchObject({ opening: 0n, closing: 1_00n })
    expect(await day('2026-03-08')).toMatchObject({ opening: 1_00n, closing: 7_00n })
    const { list } = await ask(who)
    expect(list.map(({ at }) => at)).toEqual([...list.map(({ at }) => at)].sort().reverse())
  })

  test('a sum, a time or a line that somebody changed is found', async () => {
    const who = await spender(database)
    await who.deposit(100_00n)
    await who.withdraw(30_00n, 1_00n, 'paid')
    await who.deposit(1_00n)
    const faults = async () =>
      (await reconcile(database, ledgerProofs)).findings.filter((finding) => finding.faults > 0)
    const change = (what: string) =>
      database.transaction(async (tx) => {
        await tx.query('SET LOCAL ROLE NONE')
        await tx.query('SET LOCAL session_replication_role = replica')
        await tx.query(`UPDATE ledger_posting SET ${what} WHERE account_id = ${who.account} AND account_seq = 2`)
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

  test('days before 1970, and more than a leap year of them, are refused by the calls that take days', async () => {
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
