import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { byIndex, countPlayed, playedSince, settledText, winsPerHour } from '#gateway/play/lobby/count-played.ts'
import { playedChecks } from '#gateway/play/lobby/played-checks.ts'
import {
  mostPlayedOfTypeText,
  mostPlayedText,
  selectMostPlayed,
  selectWinners,
  winnersOfTypeText,
  winnersText,
} from '#gateway/play/lobby/played-queries.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { planModes, rowsRead } from '#tests/support/plans.ts'
import { playedCounted } from '#tests/support/played.ts'
import { byOwner, newMember, smallCatalogue, writeManyRounds, writeRounds } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** A plan reads an index by whole ranges: the last of them, that still grows, holds no more rows than this. */
const lastRange = 5000

describe.each(theDatabase())('popular games and winners on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  let memberId: bigint
  let nextId = 1
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database })
    await smallCatalogue(database)
    memberId = await newMember(database)
  })
  afterAll(() => gateway.close())

  const settledBy = (transaction: string, from: number) =>
    byOwner(
      database,
      `DO $$ BEGIN SET LOCAL session_replication_role = replica;
         UPDATE wager SET settled_xid = ${transaction} WHERE id >= ${from}; END $$`,
    )
  /** Bets settled now, one each second up to the present hour of the test's clock. */
  async function play(count: number, node: string): Promise<void> {
    const placed = gateway.clock.now().toISOString()
    await writeRounds(database, {
      count,
      memberId,
      firstId: nextId,
      node,
      placedAt: `'${placed}'::timestamptz - n * interval '1 s'`,
    })
    await settledBy('pg_current_xact_id()::text::bigint', nextId)
    nextId += count
  }
  const counted = () => playedCounted(gateway)
  const proved = async () =>
    (await reconcile(database, playedChecks)).findings.map(({ rule, faults }) => [rule, faults])
  const holds = Object.keys(playedChecks).map((rule) => [rule, 0])
  const popular = (type: string | null = null) => selectMostPlayed(database, type, 10)

  test('each bet counts once, however often it is counted, and no longer than a week', async () => {
    await play(400, 'CASE WHEN n % 4 = 0 THEN 2 ELSE 1 END')
    expect(await popular()).toEqual([])
    await counted()
    await counted()
    expect(await popular()).toEqual([1, 2])
    expect(await popular('LIVE')).toEqual([2])
    expect(await proved()).toEqual(holds)
    const kept = async () => (await database.query('SELECT wager_id FROM top_win')).length
    expect(await kept()).toBeLessThanOrEqual(4 * winsPerHour)

    gateway.clock.advance(hours(48))
    await play(900, '2')
    await Promise.all([countPlayed(gateway.deps), countPlayed(gateway.deps)])
    await counted()
    expect(await popular()).toEqual([2, 1])
    expect(await proved()).toEqual(holds)
    const winners = await selectWinners(database, playedSince(gateway.clock.now()), null, 100)
    expect(winners.map(({ win }) => win)).toEqual(Array.from({ length: 100 }, () => 30n))

    // The first evening leaves, then the second.
    gateway.clock.advance(hours(5 * 24 + 2))
    await counted()
    expect(await popular()).toEqual([2])
    expect(await proved()).toEqual(holds)
    gateway.clock.advance(hours(48))
    await counted()
    expect([await popular(), await kept()]).toEqual([[], 0])
    expect(await proved()).toEqual(holds)
  })

  test('figures that contradict the bets are found', async () => {
    await play(30, '1')
    await counted()
    await byOwner(database, 'UPDATE played_hour SET wagers = wagers + 1')
    await byOwner(database, 'UPDATE top_win SET win = win + 1')
    expect((await proved()).map(([, faults]) => Number(faults) > 0)).toEqual([true, true, true])
    await byOwner(database, 'UPDATE played_hour SET wagers = wagers - 1')
    await byOwner(database, 'UPDATE top_win SET win = win - 1')
    expect(await proved()).toEqual(holds)
  })

  test('after a restore with new transaction ids, counting starts again', async () => {
    await byOwner(database, 'UPDATE played_mark SET counted_to = 900000000000')
    await counted()
    expect(await popular()).toEqual([1])
    expect(await proved()).toEqual(holds)
  })

  test('a reader of the home page reads no bets, and the job reads new ones only', async () => {
    const other = await newMember(database)
    await writeManyRounds(database, {
      count: 60_000,
      memberId: other,
      firstId: nextId,
      placedAt: `'${gateway.clock.now().toISOString()}'::timestamptz - n % 600000 * interval '1 s'`,
    })
    nextId += 60_000
    await database.query('SELECT wager_sum_up()')
    await play(50, '1')
    const [mark] = await rowsAs<{ counted_to: bigint }>(database, 'SELECT counted_to FROM played_mark')
    const since = playedSince(gateway.clock.now()).toISOString()
    for (const mode of planModes) {
      const values = { from: mark?.counted_to ?? 0n, ended: 10n ** 15n, since }
      const read = await rowsRead(database, 'wager', settledText, values, mode, [byIndex])
      expect(read).toBeGreaterThanOrEqual(50)
      expect(read).toBeLessThan(lastRange)
    }
    await counted()
    await byOwner(
      database,
      `INSERT INTO top_win SELECT 1000000 + n, :since::timestamptz + n % 160 * interval '1 h', 'RNG', 1, :memberId, n, 'BRL', :since
         FROM generate_series(1, 16000) n`,
      { since, memberId },
    )
    await byOwner(
      database,
      `INSERT INTO played_game SELECT 1000 + n, CASE WHEN n % 3 = 0 THEN 'LIVE' ELSE 'RNG' END, n FROM generate_series(1, 9000) n`,
    )
    await byOwner(database, 'ANALYZE top_win, played_game')
    for (const mode of planModes) {
      expect(await rowsRead(database, 'top_win', winnersText, { since, limit: 100 }, mode)).toBeLessThanOrEqual(100)
      expect(
        await rowsRead(database, 'top_win', winnersOfTypeText, { since, limit: 100, gameType: 'RNG' }, mode),
      ).toBeLessThanOrEqual(100)
      expect(await rowsRead(database, 'played_game', mostPlayedText, { limit: 120 }, mode)).toBeLessThanOrEqual(120)
      expect(
        await rowsRead(database, 'played_game', mostPlayedOfTypeText, { limit: 120, gameType: 'LIVE' }, mode),
      ).toBeLessThanOrEqual(120)
    }
  })
})
