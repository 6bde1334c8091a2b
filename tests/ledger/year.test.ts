import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionFilters } from '#contract/money/statements/get-transactions.ts'
import { betsText as exportedBetsText, readBets, transactionsText } from '#gateway/account/export/big-sections.ts'
import { pageRows } from '#gateway/account/export/read-rows.ts'
import { categoriesText, profit } from '#gateway/money/statements/profit.ts'
import { transactions } from '#gateway/money/statements/statement.ts'
import { stretchText } from '#gateway/money/statements/statement-bounds.ts'
import { postingsText } from '#gateway/money/statements/statement-queries.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { highestId } from '#gateway/platform/http/keyset.ts'
import { bettingHistory } from '#gateway/play/history/history.ts'
import { betsText, gameBetsText } from '#gateway/play/history/history-queries.ts'
import { theDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/effort.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { planModes, rowsRead } from '#tests/support/plans.ts'
import { nodes, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { Spender } from '#tests/support/spending.ts'
import { roundsOfYear, writeYear } from '#tests/support/year.ts'

/** A year whole in `npm run test:long`; otherwise a twentieth of its rounds, which reads as many rows for a page. */
const rounds = isLong ? roundsOfYear : roundsOfYear / 20
const year = { from: '2026-01-01', to: '2026-12-31' }
const pageSize = 20

describe.each(theDatabase())('a year of rounds on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  let member: Spender
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database })
    await smallCatalogue(database)
    // Another member's year is in the same tables.
    await writeYear(database, 3_000)
    member = await writeYear(database, rounds)
  }, 600_000)
  afterAll(() => gateway.close())

  const edges = async () => {
    const [row] = await rowsAs<{ postings: bigint }>(
      database,
      'SELECT postings FROM ledger_account WHERE id = :account',
      { account: member.account },
    )
    return row?.postings ?? 0n
  }

  test('a page reads only its rows, anywhere in the year and with any filter', async () => {
    const last = await edges()
    for (const mode of planModes) {
      for (const side of ['older', 'newer'] as const) {
        for (const place of [1n, last / 2n, last + 1n]) {
          const read = (text: string, limit: number) =>
            rowsRead(
              database,
              'ledger_posting',
              text,
              { account: member.account, before: 0, last, limit, placeId: place },
              mode,
            )
          // A round is one line of at most two postings.
          expect(await read(postingsText(undefined, side), 2 * (pageSize + 1) + 2)).toBeLessThanOrEqual(
            2 * (pageSize + 1) + 2,
          )
          for (const show of transactionFilters)
            expect(await read(postingsText(show, side), pageSize + 1), `${show} ${side}`).toBeLessThanOrEqual(
              pageSize + 1,
            )
        }
      }
      const bets = {
        ...{ memberId: member.memberId, currency: 'BRL', from: '2026-01-01T00:00:00Z', to: 'infinity' },
        ...{ gameType: null, status: null, limit: pageSize + 1 },
      }
      for (const place of [highestId, 1_000_000_000n + member.account * 1_000_000n + BigInt(rounds) / 2n])
        expect(await rowsRead(database, 'wager', betsText('older'), { ...bets, placeId: place }, mode)).toBe(
          pageSize + 1,
        )
    }
  })

  test('a page of a game session reads only its rows, however long the session is', async () => {
    const idOf = (n: number | bigint) => 1_000_000_000n + member.account * 1_000_000n + BigInt(n)
    const of = { memberId: member.memberId, currency: 'BRL', nodeId: nodes.RNG, gameType: 'RNG', limit: pageSize + 1 }
    const session = { ...of, first: idOf(1), last: idOf(rounds) }
    const middle = idOf(rounds / 2)
    for (const mode of planModes) {
      const older = { ...session, above: 0n, below: middle }
      expect(await rowsRead(database, 'wager', gameBetsText('older'), older, mode)).toBe(pageSize + 1)
      const newer = { ...session, above: middle, below: highestId }
      expect(await rowsRead(database, 'wager', gameBetsText('newer'), newer, mode)).toBe(pageSize + 1)
    }
  })

  test('figures of any period read two rows of each line and the hours, and no round', async () => {
    const moments = { from: '2026-06-01T03:00:00Z', to: '2026-07-01T03:00:00Z' }
    for (const mode of planModes) {
      const values = { memberId: member.memberId, purpose: 'main', currency: 'BRL', ...moments }
      // The first posting, two ends, and two of each of four lines.
      expect(await rowsRead(database, 'ledger_posting', stretchText, values, mode)).toBeLessThanOrEqual(3 + 2 * 4)
      const figures = { memberId: member.memberId, currency: 'BRL', ...moments }
      expect(await rowsRead(database, 'wager', categoriesText, figures, mode)).toBe(0)
      expect(await rowsRead(database, 'member_hour', categoriesText, figures, mode)).toBeLessThanOrEqual(30 * 24)
    }
  })

  test('a file of the year is read page by page, each with its own rows', async () => {
    const last = await edges()
    for (const mode of planModes)
      for (const part of [2n, 1n]) {
        const movements = { accountId: member.account, before: last / part, limit: pageSize }
        expect(await rowsRead(database, 'ledger_posting', transactionsText, movements, mode)).toBe(pageSize)
        const bets = {
          memberId: member.memberId,
          before: part === 1n ? highestId : 1_000_000_000n + member.account * 1_000_000n + BigInt(rounds) / 2n,
        }
        expect(await rowsRead(database, 'wager', exportedBetsText, { ...bets, size: pageSize }, mode)).toBe(pageSize)
      }
    const sizes: number[] = []
    for await (const page of readBets(database, member.memberId)) sizes.push(page.length)
    expect(Math.max(...sizes)).toBe(pageRows)
    expect(sizes.reduce((sum, size) => sum + size)).toBe(rounds)
  })

  test('the screens of the year show the sums of all postings and rounds', async () => {
    const [raw] = await rowsAs<{ credited: bigint; debited: bigint; play: bigint; deposits: bigint }>(
      database,
      `SELECT sum(greatest(p.amount, 0))::bigint AS credited, sum(greatest(-p.amount, 0))::bigint AS debited,
         sum(p.amount) FILTER (WHERE t.kind LIKE 'bet%')::bigint AS play,
         sum(p.amount) FILTER (WHERE t.kind = 'deposit')::bigint AS deposits
       FROM ledger_posting p JOIN ledger_transfer t ON t.id = p.transfer_id WHERE p.account_id = :account`,
      { account: member.account },
    )
    const statement = await transactions(gateway.deps, member.session, { ...year, pageSize })
    const closing = (raw?.credited ?? 0n) - (raw?.debited ?? 0n)
    expect(statement.period).toEqual({
      opening: 0n,
      credited: raw?.credited,
      debited: raw?.debited,
      hidden: 0n,
      closing,
    })
    expect(statement.list).toHaveLength(pageSize)
    const figures = await profit(gateway.deps, member.session, year)
    expect(figures.money).toMatchObject({ play: raw?.play, deposits: raw?.deposits, closing })
    expect(figures.sums).toMatchObject({ bets: rounds, net: raw?.play })
    const history = await bettingHistory(gateway.deps, member.session, { from: '2026-01-01T00:00:00.000Z', pageSize })
    expect(history.sums.net).toBe(raw?.play)
    const quiet = await transactions(gateway.deps, member.session, { ...year, show: 'money', pageSize })
    expect(quiet.period.hidden).toBe(raw?.play)
    expect(quiet.list.every(({ line }) => line !== 'play')).toBe(true)
  })
})
