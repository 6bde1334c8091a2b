import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TransactionsRequest, transactionFilters } from '#contract/money/statements/get-transactions.ts'
import type { Balances } from '#contract/money/statements/transaction.ts'
import { profit } from '#gateway/money/statements/profit.ts'
import { transactions } from '#gateway/money/statements/statement.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { ledgerChecks } from '#gateway/platform/ledger/checks.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { historyChecks } from '#gateway/play/history/history-checks.ts'
import { bettingDays } from '#gateway/play/history/history-days.ts'
import { wagerChecks } from '#gateway/play/vendors/checks.ts'
import { addDays, dayIn } from '#lib/civil-days.ts'
import { minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
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

describe.each(theDatabase())('statements on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database })
    await smallCatalogue(database)
  })
  afterAll(async () => {
    // These holds of withdrawals have no withdrawals.
    const { findings } = await reconcile(database, { ...ledgerChecks, ...historyChecks, ...wagerChecks })
    expect(findings).toEqual(findings.map((finding) => ({ ...finding, faults: 0 })))
    await gateway.close()
  })

  const ask = ({ session }: Spender, request: Partial<TransactionsRequest> = {}) =>
    transactions(gateway.deps, session, { ...whole, pageSize: 20, ...request })

  async function walk(member: Spender, request: Partial<TransactionsRequest>, side: 'next' | 'previous' = 'next') {
    const pages = [await ask(member, request)]
    for (;;) {
      const cursor = pages.at(-1)?.[side]
      if (!cursor) return pages
      pages.push(await ask(member, { ...request, cursor }))
    }
  }

  const postings = (member: Spender) =>
    rowsAs<Posting>(
      database,
      `SELECT p.transfer_id, p.amount, p.balance_before, p.balance_after, p.at::text AS at, p.line
       FROM ledger_posting p WHERE p.account_id = :account ORDER BY p.account_seq`,
      { account: member.account },
    )
  const dayOf = ({ at }: Posting) => dayIn(zone, Date.parse(at))
  const sum = (rows: readonly Posting[], of: (amount: bigint) => bigint) =>
    rows.reduce((total, { amount }) => total + of(amount), 0n)
  const received = (rows: readonly Posting[]) => sum(rows, (amount) => (amount > 0n ? amount : 0n))
  const paid = (rows: readonly Posting[]) => sum(rows, (amount) => (amount < 0n ? -amount : 0n))
  const closes = ({ opening, credited, debited, hidden, closing }: Balances) =>
    expect(opening + credited - debited + hidden).toBe(closing)

  /** Random weeks of one person. */
  async function someWeeks(steps: number): Promise<Spender> {
    const member = await spender(database)
    const pick = (below: number) => Math.floor(Math.random() * below)
    await member.deposit(500_00n)
    for (let step = 0; step < steps; step++) {
      member.later(minutes(pick(400)))
      const stake = BigInt(100 + pick(300))
      const win = pick(3) === 0 ? BigInt(pick(900)) : 0n
      switch (pick(9)) {
        case 0:
          await member.deposit(BigInt(10_00 + pick(50_00)))
          break
        case 1:
          await member.withdraw(
            stake,
            BigInt(pick(50)),
            (['paid', 'returned', 'rejected', 'held'] as const)[pick(4)] ?? 'paid',
          )
          break
        case 2:
          await member.table(stake, win, pick(2) === 0 ? 25n : 0n)
          break
        case 3:
          await member.undone(stake)
          break
        case 4:
          await member.correct(await member.deposit(5_00n))
          break
        case 5:
          await member.gift(1_00n)
          break
        default:
          await member.spin(stake, win)
      }
    }
    return member
  }

  test('pages and periods open and close with the ledger, for any movements and any cuts (rule 10.23)', async () => {
    for (let person = 0; person < 4; person++) {
      const member = await someWeeks(40)
      const every = await postings(member)
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
        const pages = await walk(member, request)
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
        const back = [last, ...(await walk(member, { ...request, cursor: last.previous }, 'previous'))]
        expect(back.at(-1)?.list).toEqual(pages[0]?.list)
        expect(new Set(back.flatMap(({ list }) => list.map(({ transactionId }) => transactionId)))).toEqual(
          new Set(lines.map(({ transactionId }) => transactionId)),
        )
      }
      const { now } = await ask(member)
      expect(now.total).toBe(every.at(-1)?.balance_after)
    }
  })

  test('figures of a period are those of the history, the statement and the ledger (rule 10.28)', async () => {
    const member = await someWeeks(60)
    const every = await postings(member)
    const figures = await profit(gateway.deps, member.session, whole)
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
       WHERE p.account_id = :account`,
      { account: member.account },
    )
    expect(fees).toBe(fee?.fees)
    expect(lifetime).toEqual({
      since: '2026-03-01T12:00:00.000Z',
      deposits,
      withdrawals,
      net: deposits - withdrawals,
    })
    // Every round is settled, so that what was played is what moved.
    const history = await bettingDays(gateway.deps, member.session, whole)
    expect(sums).toMatchObject({ bets: history.sums.bets, stake: history.sums.stake, win: history.sums.win, net: play })
    expect(categories.reduce((total, { net }) => total + net, 0n)).toBe(play)
    const statement = await ask(member, { show: 'money' })
    expect(statement.period.hidden).toBe(play)
  })
})
