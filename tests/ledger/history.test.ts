import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameType } from '#contract/play/games/game.ts'
import type { BettingHistoryRequest } from '#contract/play/history/get-betting-history.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { highestId } from '#gateway/platform/http/keyset.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { bettingHistory } from '#gateway/play/history/history.ts'
import { historyChecks } from '#gateway/play/history/history-checks.ts'
import { betsText } from '#gateway/play/history/history-queries.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { planModes, rowsRead } from '#tests/support/plans.ts'
import { byOwner, newMember, smallCatalogue, writeManyRounds, writeRounds } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

const begun = Date.parse('2026-08-01T00:00:00Z')
const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString()

describe.each(theDatabase())('history on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database })
    await smallCatalogue(database)
  })
  afterAll(async () => {
    const { findings } = await reconcile(database, historyChecks)
    expect(findings).toEqual(findings.map((finding) => ({ ...finding, faults: 0 })))
    await gateway.close()
  })

  const ask = (memberId: bigint, request: Partial<BettingHistoryRequest> = {}) =>
    bettingHistory(
      gateway.deps,
      { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' },
      { from: at(0), pageSize: 20, ...request },
    )

  /** All pages one after the other, by the cursors of one side. */
  async function walk(memberId: bigint, request: Partial<BettingHistoryRequest>, side: 'next' | 'previous' = 'next') {
    const pages = []
    for (let cursor = request.cursor ?? null, first = true; first || cursor !== null; first = false) {
      const page = await ask(memberId, { ...request, ...(cursor === null ? {} : { cursor }) })
      pages.push(page)
      cursor = page[side]
    }
    return pages
  }

  /** The same from every row there is. */
  async function whole(memberId: bigint, { from = at(0), to, gameType, status }: Partial<BettingHistoryRequest>) {
    const rows = await rowsAs<{ id: bigint; stake: bigint; win: bigint; status: string }>(
      database,
      `SELECT r.id, r.stake, coalesce(r.win, 0) AS win, r.status FROM wager r JOIN game g USING (node_id)
       WHERE r.member_id = :memberId AND r.placed_at >= :from AND (:to::timestamptz IS NULL OR r.placed_at < :to)
         AND (:gameType::text IS NULL OR g.game_type = :gameType) AND (:status::text IS NULL OR r.status = :status) ORDER BY r.id DESC`,
      { memberId, from, to: to ?? null, gameType: gameType ?? null, status: status ?? null },
    )
    const settled = rows.filter((row) => row.status === 'settled')
    const stake = settled.reduce((sum, row) => sum + row.stake, 0n)
    const win = settled.reduce((sum, row) => sum + row.win, 0n)
    return {
      ids: rows.map(({ id }) => id.toString()),
      total: rows.length,
      sums: { stake, win, net: win - stake, currency: 'BRL' },
    }
  }

  test('pages, count and sums equal the rows for any filter, to the minute, with a clock that was set back', async () => {
    const memberId = await newMember(database)
    await newMember(database)
    // Every 100 s for two days; the clock is an hour late for the last third, and some rounds are open or voided.
    await writeRounds(database, {
      count: 1700,
      memberId,
      node: 'CASE WHEN n % 11 = 0 THEN 2 ELSE 1 END',
      status: "CASE WHEN n = 1600 THEN 'open' WHEN n % 97 = 0 THEN 'voided' ELSE 'settled' END",
      placedAt: `'${at(0)}'::timestamptz + n * interval '100 s' - CASE WHEN n > 1100 THEN 3600 ELSE 0 END * interval '1 s'`,
    })
    const filters: Partial<BettingHistoryRequest>[] = [
      {},
      { from: at(60), to: at(1500) },
      { from: at(31), to: at(1813) },
      { from: at(1809), to: at(1841) },
      { from: at(1801), to: at(1802) },
      { from: at(59.5), to: at(60.5) },
      { from: at(600), to: at(600) },
      { from: at(700), to: at(600) },
      { from: at(9999) },
      { gameType: 'LIVE', from: at(95), to: at(2000) },
      { gameType: 'FISH' },
      { status: 'open' },
      { status: 'voided', gameType: 'RNG', from: at(1), to: at(2001) },
      { status: 'settled', to: at(2001.5) },
    ]
    for (const filter of filters) {
      const expected = await whole(memberId, filter)
      const pages = await walk(memberId, { ...filter, pageSize: 350 })
      expect(pages.flatMap(({ list }) => list.map(({ roundId }) => roundId))).toEqual(expected.ids)
      for (const { total, sums } of pages)
        expect({ total, sums }).toEqual({ total: expected.total, sums: expected.sums })
      expect(pages[0]?.previous).toBeNull()
    }
  })

  test('the previous pages are the same pages, and end at the newest rounds', async () => {
    const memberId = await newMember(database)
    const placedAt = `'${at(0)}'::timestamptz + n * interval '1 min'`
    await writeRounds(database, { count: 50, memberId, firstId: 10_000, placedAt })
    const there = await walk(memberId, {})
    const [, , last] = there
    expect(there).toHaveLength(3)
    const back = await walk(memberId, { cursor: last?.previous ?? '' }, 'previous')
    expect(back.map(({ list }) => list)).toEqual([there[1]?.list, there[0]?.list])
    expect(back[0]?.next).toBe(there[1]?.next)

    // Five more rounds were played in between: they do not shorten the page before the second.
    await writeRounds(database, { count: 5, memberId, firstId: 10_050, placedAt: `'${at(60)}'` })
    const before = await walk(memberId, { cursor: there[1]?.previous ?? '' }, 'previous')
    expect(before.map(({ list }) => list.length)).toEqual([20, 20])
    expect(before[0]?.list).toEqual(there[0]?.list)
    expect(before[1]).toEqual(await ask(memberId))
  })

  test('a page reads only its rows, however many rounds come before it', async () => {
    const memberId = await newMember(database)
    // A table of fish every 2,000 rounds, and another player's rounds after them.
    const rounds = { count: 20_000, placedAt: `'${at(0)}'::timestamptz + n * interval '20 s'` }
    const node = 'CASE WHEN n % 2000 = 0 THEN 3 ELSE 1 END'
    await writeManyRounds(database, { ...rounds, memberId, firstId: 100_000, node })
    await writeManyRounds(database, { ...rounds, memberId: await newMember(database), firstId: 200_000 })
    const late = 101_000
    for (const statement of ['SELECT 1', 'ANALYZE wager, member_hour']) {
      await byOwner(database, statement)
      for (const mode of planModes) {
        const read = (gameType: GameType | null, status: string | null, place: number | bigint, from = at(0)) =>
          rowsRead(
            database,
            'wager',
            betsText('older'),
            {
              memberId: `${memberId}`,
              currency: 'BRL',
              from,
              to: 'infinity',
              gameType,
              status,
              limit: 21,
              placeId: place,
            },
            mode,
          )
        // Both categories that were played, and no more of each than the page takes.
        expect(await read(null, null, highestId)).toBeLessThanOrEqual(2 * 21)
        expect(await read(null, null, late)).toBeLessThanOrEqual(2 * 21)
        expect(await read('RNG', 'settled', late)).toBe(21)
        expect(await read('FISH', null, highestId)).toBe(10)
        expect(await read('FISH', null, late)).toBe(1)
        expect(await read('LIVE', null, highestId)).toBe(0)
        expect(await read(null, 'open', late)).toBe(0)
        // Half an hour that the filter cuts is read besides: 180 rounds an hour.
        expect(await read('RNG', null, highestId, at(30))).toBeLessThanOrEqual(21 + 180)
      }
    }
  })

  test('a cursor that is damaged, or of another account or list, is refused', async () => {
    const [memberId, other] = [await newMember(database), await newMember(database)]
    await writeRounds(database, { count: 30, memberId, firstId: 300_000, placedAt: `'${at(5)}'` })
    await writeRounds(database, { count: 30, memberId: other, firstId: 300_030, placedAt: `'${at(5)}'` })
    const { next } = await ask(memberId)
    const cursor = next ?? ''
    expect((await ask(memberId, { cursor })).list).toHaveLength(10)
    const refused = [
      cursor.slice(1),
      `${cursor}A`,
      `${cursor}=`,
      cursor.replace(/.$/, '_'),
      `B${cursor.slice(1)}`,
      'x',
      '0'.repeat(20),
    ]
    for (const bad of refused)
      await expect(ask(memberId, { cursor: bad })).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(ask(other, { cursor })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
