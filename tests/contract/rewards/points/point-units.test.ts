import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameType } from '#contract/play/games/game.ts'
import type { PointType } from '#contract/rewards/points/point.ts'
import { pointBalance } from '#gateway/rewards/points/point-balance.ts'
import { pointHistory } from '#gateway/rewards/points/point-history.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { enablePoints, pointsAndMoney, pointsCaughtUp } from '#tests/support/points.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { vipPlayer } from '#tests/support/vip.ts'

// Product rule 11.2, by the operator's rules as they are before anybody changes them.
describe('how many valid bets a point costs', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ clock: fakeClock(new Date('2026-10-24T11:00:00.000Z')) })
    await smallCatalogue(gateway.deps.database)
    await enablePoints(gateway.deps)
  })
  afterAll(() => closeReconciled(gateway))

  let games = 100
  /** A player of a game of a category. */
  async function playerOf(gameType: GameType) {
    const { database } = gateway.deps
    const node = ++games
    await database.query(
      `INSERT INTO game VALUES (:node, 'ARARA', :gameType, :gameType, :gameType, '{}', '/game.svg', false, false, true, NULL, NULL, :node, true)`,
      { node, gameType },
    )
    const player = await vipPlayer(gateway.deps)
    await byOwner(database, 'UPDATE game_session SET node_id = :node WHERE member_id = :memberId', {
      memberId: player.memberId,
      node,
    })
    return player
  }

  test.each<[GameType, bigint, PointType]>([
    ['RNG', 1_000n, 'slots'],
    ['FISH', 1_000n, 'fishing'],
    ['LOTT', 2_000n, 'lottery'],
    ['ELOTT', 2_000n, 'lottery'],
    ['LIVE', 5_000n, 'live'],
    ['PVP', 5_000n, 'pvp'],
    ['SPORTS', 5_000n, 'sports'],
  ])('in %s a point costs %s minor units (rule 11.2)', async (gameType, unit, type) => {
    const member = await playerOf(gameType)
    const points = async () => {
      await pointsCaughtUp(gateway.deps)
      return (await pointsAndMoney(gateway.deps.database, member.memberId)).points
    }
    await member.bet(unit - 1n)
    expect(await points()).toBe(0n)
    await member.bet(1n)
    expect(await points()).toBe(1n)
    await member.bet(2n * unit + 7n)
    expect(await points()).toBe(3n)
    const { categories } = await pointBalance(gateway.deps, member.session)
    expect(categories.find((category) => category.gameType === gameType)).toMatchObject({ turnover: unit, residue: 7n })
    const days = { from: '2026-10-01', to: '2026-10-31', pageSize: 50, language: 'en' }
    const { list } = await pointHistory(gateway.deps, member.memberId, days)
    expect(list.map((entry) => [entry.type, entry.points])).toEqual([
      [type, 2n],
      [type, 1n],
    ])
  })

  test('a category without a rule earns nothing (rule 11.6)', async () => {
    const member = await playerOf('ESPORTS')
    await member.bet(50_000n)
    await pointsCaughtUp(gateway.deps)
    expect((await pointsAndMoney(gateway.deps.database, member.memberId)).points).toBe(0n)
  })
})
