import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { countReturns } from '#gateway/play/returns/count-returns.ts'
import { returnChecks } from '#gateway/play/returns/return-texts.ts'
import { bet, endRound, freeRound, rollback, win } from '#gateway/play/vendors/door.ts'
import { promoWin } from '#gateway/play/vendors/prizes.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { claimedFreeRounds } from '#tests/support/free-rounds.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { returnsCounted } from '#tests/support/returns.ts'
import { byOwner, smallCatalogue, withTheme } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { vipPlayer } from '#tests/support/vip.ts'

/** The first moment of the test, in the middle of a day. */
const start = '2026-03-10T15:00:00Z'

describe.each(theDatabase())('what games returned, on $name', ({ open }) => {
  let database: Database
  let gateway: TestGateway
  let player: Awaited<ReturnType<typeof vipPlayer>>
  beforeAll(async () => {
    database = await open()
    gateway = await testGateway({ database })
    gateway.clock.advance(Date.parse(start) - gateway.clock.now().getTime())
    await smallCatalogue(database)
    await withTheme(database)
    player = await vipPlayer(gateway.deps)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await gateway.close()
  })

  const sumsOf = async (table: string) =>
    await rowsAs(
      database,
      `SELECT rounds, stake, win, stake_squares::text, win_squares::text, products::text${table === 'game_return_day' ? ', day::text' : ''}
       FROM ${table} WHERE node_id = 1 AND currency = 'BRL' ORDER BY ${table === 'game_return_day' ? 'day' : 'node_id'}`,
    )
  const row = (
    rounds: bigint,
    stake: bigint,
    win: bigint,
    squares: readonly [stake: string, win: string, products: string],
  ) => ({
    ...{ rounds, stake, win, stake_squares: squares[0], win_squares: squares[1], products: squares[2] },
  })
  const proved = async () => (await reconcile(database, returnChecks)).findings.map(({ faults }) => faults)
  const transaction = (id: string) => ({ vendor: 'house', id, request: {} })

  test('a round counts once with its whole sum, also with several bets, late wins and corrections (rule 39.1)', async () => {
    await player.bet(100n, undefined, 250n)
    await player.bet(200n)
    await returnsCounted(gateway)
    await Promise.all([countReturns(gateway.deps), countReturns(gateway.deps)])
    expect(await sumsOf('game_return')).toEqual([row(2n, 300n, 250n, ['50000', '62500', '25000'])])

    // The second round wins later, then 10 of it are taken back: 200 staked, 90 won.
    await player.winLater(100n)
    await player.correct(-10n)
    await returnsCounted(gateway)
    expect(await sumsOf('game_return')).toEqual([row(2n, 300n, 340n, ['50000', '70600', '43000'])])

    // A round of two bets of 100 that win 50 together, the second bet settled after a count.
    const { gameSessionId } = player
    const now = gateway.clock.now()
    const placing = (key: string) => ({
      transaction: transaction(key),
      gameSessionId,
      engine: 'slots',
      key,
      stake: 100n,
      now,
    })
    const first = await bet(database, { ...placing('two-1'), round: { reference: null, exclusive: true } })
    if (first.result !== 'done' || first.round_id === null) throw new Error(first.result)
    await bet(database, { ...placing('two-2'), round: { id: first.round_id } })
    await bet(database, { ...placing('two-void'), round: { id: first.round_id } })
    const settle = (betId: string, won: bigint) =>
      win(database, {
        ...{ transaction: transaction(`${betId}-win`), betId, state: won > 0n ? 'won' : 'lost', win: won },
        ...{ outcome: '{}', validBet: 100n, now },
      })
    await settle('two-1', 50n)
    await returnsCounted(gateway)
    await settle('two-2', 0n)
    await rollback(database, { transaction: transaction('two-back'), betId: 'two-void', now })
    await endRound(database, first.round_id, now)
    await returnsCounted(gateway)
    expect(await sumsOf('game_return')).toEqual([row(3n, 500n, 390n, ['90000', '73100', '53000'])])
    expect(await proved()).toEqual([0, 0])
  })

  test('free rounds, prizes and play money are not in the sums (rule 39.1)', async () => {
    const before = await sumsOf('game_return')
    const { gameSessionId, memberId } = player
    const now = gateway.clock.now()
    const { id } = await claimedFreeRounds(gateway.deps, memberId)
    const free = await freeRound(database, {
      ...{ transaction: transaction('free'), gameSessionId, engine: 'slots', key: 'free', freeRoundsId: id },
      ...{ stake: 100n, win: 900n, outcome: '{}', now },
    })
    expect(free.result).toBe('done')
    const prize = { memberId, nodeId: 1, reference: 'prize', amount: 500n, note: 'Prize', now }
    expect((await promoWin(database, { transaction: transaction('prize'), ...prize })).result).toBe('done')
    await returnsCounted(gateway)
    expect(await sumsOf('game_return')).toEqual(before)
    expect(await proved()).toEqual([0, 0])
  })

  test('a round stays on the day on which it began, in the operator’s zone', async () => {
    const [first] = await sumsOf('game_return_day')
    expect(first).toMatchObject({ day: '2026-03-10', rounds: 3n })
    // 02:30 in UTC is still the day before in São Paulo.
    gateway.clock.advance(hours(11.5))
    await player.bet(70n)
    gateway.clock.advance(hours(1))
    await player.bet(30n)
    gateway.clock.advance(hours(30))
    await player.winLater(20n)
    await returnsCounted(gateway)
    const days = await sumsOf('game_return_day')
    expect(days).toMatchObject([
      { day: '2026-03-10', rounds: 4n, stake: 570n, win: 390n },
      { day: '2026-03-11', rounds: 1n, stake: 30n, win: 20n, win_squares: '400', products: '600' },
    ])
    expect(await proved()).toEqual([0, 0])
  })

  test('sums that contradict the bets are found, and counted again after a restore with new transaction ids', async () => {
    for (const column of ['rounds', 'stake', 'win', 'stake_squares', 'win_squares', 'products']) {
      await byOwner(database, `UPDATE game_return SET ${column} = ${column} + 1`)
      expect(await proved(), column).toEqual([1, 1])
      await byOwner(database, `UPDATE game_return SET ${column} = ${column} - 1`)
    }
    const before = await sumsOf('game_return_day')
    await byOwner(database, 'UPDATE return_mark SET counted_to = 900000000000')
    await returnsCounted(gateway)
    expect(await sumsOf('game_return_day')).toEqual(before)
    expect(await proved()).toEqual([0, 0])
  })
})
