import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { expireFreeRounds } from '#gateway/play/free-rounds/end-free-rounds.ts'
import { joinTournament } from '#gateway/rewards/tournaments/join.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { seed } from '#gateway/seed/seed.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { freeRoundsMember } from '#tests/support/free-rounds-member.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { missionOf, missionsCounted, missionsInForce } from '#tests/support/missions.ts'
import { launch, payIn } from '#tests/support/people.ts'
import { enablePoints, pointsCaughtUp } from '#tests/support/points.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { announce } from '#tests/support/tournament.ts'
import { caughtUp, inForce } from '#tests/support/vip.ts'

// Product rules 28. No result here depends on the database, so the first one is enough.
describe.each(theDatabase().slice(0, 1))('the bounds of free rounds on $name', ({ name: engine, open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    // The embedded database is kept with its catalogue.
    gateway = await testGateway(engine === 'PGlite' ? { database: 'memory', seeded: true } : { database: await open() })
    if (engine !== 'PGlite') await seed(gateway.deps)
  })
  afterAll(() => closeReconciled(gateway))

  test('a paused member plays no free rounds, and their time goes on; money is paid, a bonus is not', async () => {
    const money = await freeRoundsMember(gateway, { free: { days: 2 } })
    const bonus = await freeRoundsMember(gateway, { free: { days: 2 }, terms: { amount: '500' } })
    for (const member of [money, bonus]) {
      await member.round('one', 200n)
      ;(await gateway.call(startPause, { hours: 168 }, { token: member.token })).value()
      expect(await member.spin()).toMatchObject({ code: 'play_blocked' })
      expect((await member.set()).used).toBe(1)
    }
    await money.afterDays(2)
    await expireFreeRounds(gateway.deps)
    expect([await money.set(), await bonus.set()]).toMatchObject([
      { status: 'expired', paid: 200n, left: 0n },
      { status: 'expired', paid: 0n, won: 200n, left: 0n },
    ])
    expect(await money.balance()).toBe(200n)
  })

  test('free rounds count for nothing: no valid bet, sums, limits or tables of the member', async () => {
    const member = await freeRoundsMember(gateway)
    await payIn(gateway, member.token, 1_000n)
    const { round } = (await member.spin()).value()
    const { database } = gateway.deps
    const [bet] = await rowsAs<object>(
      database,
      'SELECT stake, bonus_stake, bonus_win - win AS own, valid_bet, free_id FROM wager WHERE id = :roundId',
      { roundId: BigInt(round.roundId) },
    )
    expect(bet).toEqual({ stake: 100n, bonus_stake: 100n, own: 0n, valid_bet: 0n, free_id: member.id })
    const [sums] = await rowsAs<object>(
      database,
      `SELECT sum(wagers)::integer AS bets, sum(stake)::integer AS stake, sum(win)::integer AS win, sum(valid_bet)::integer AS valid
       FROM member_hour WHERE member_id = :memberId`,
      { memberId: member.memberId },
    )
    expect(sums).toEqual({ bets: 1, stake: 0, win: 0, valid: 0 })
    const state = (await gateway.call(getSlotsState, {}, { token: member.gameToken })).value()
    expect(state.net).toBe(0n)
    // Own money is played beside them.
    ;(await gateway.call(spinSlots, { stake: 100n }, { token: member.gameToken, key: crypto.randomUUID() })).value()
    const asked = { from: new Date(gateway.clock.now().getTime() - hours(1)).toISOString(), pageSize: 20 }
    const history = (await gateway.call(getBettingHistory, asked, { token: member.token })).value()
    expect(history.list.map(({ free }) => free)).toEqual([false, true])
    expect(history.sums.stake).toBe(100n)
    const shown = (await gateway.call(getRound, { roundId: round.roundId }, { token: member.token })).value()
    expect(shown.wagers).toMatchObject([{ free: true, bonusStake: 100n, validBet: 0n }])
  })

  test('free rounds are left out of levels, points, missions, tournaments, limits and turnover', async () => {
    const { deps } = gateway
    const { database } = deps
    const now = gateway.clock.now()
    await inForce(database, now)
    await enablePoints(deps)
    await missionsInForce(database, now)
    const races = []
    for (const measure of ['valid-bet', 'rounds', 'multiplier'] as const)
      races.push(await announce(database, now, { measure }))
    const member = await freeRoundsMember(gateway)
    await payIn(gateway, member.token, 2_000n)
    const session = { sessionId: 0n, memberId: member.memberId, account: '', type: 0, currency: 'BRL' }
    for (const race of races) await joinTournament(deps, session, race, 'en')
    gateway.clock.advance(minutes(1))
    for (const name of ['one', 'two', 'three']) await member.round(name, 500n)

    await caughtUp(gateway)
    await pointsCaughtUp(deps)
    await missionsCounted(gateway)
    gateway.clock.advance(minutes(1))
    await runTournaments(deps)
    for (const title of ['Three rounds', 'Mission'])
      expect(await missionOf(gateway, session, title)).toMatchObject({ progress: 0n })
    expect(
      await rowsAs(database, 'SELECT score FROM tournament_player WHERE member_id = :memberId', {
        memberId: member.memberId,
      }),
    ).toEqual([{ score: 0n }, { score: 0n }, { score: 0n }])
    expect(
      await database.query('SELECT FROM vip_total WHERE member_id = :memberId', { memberId: member.memberId }),
    ).toHaveLength(0)
    expect(
      await database.query('SELECT FROM point_entry WHERE member_id = :memberId', { memberId: member.memberId }),
    ).toHaveLength(0)
    expect(
      await rowsAs(database, 'SELECT sum(valid_bet) AS played FROM member_hour WHERE member_id = :memberId', {
        memberId: member.memberId,
      }),
    ).toEqual([{ played: '0' }])
    expect(await member.balance()).toBe(3_500n)
  })

  test('free rounds are played only by their member, in their games and with their stake, and not with play money', async () => {
    const member = await freeRoundsMember(gateway)
    const other = await freeRoundsMember(gateway)
    const id = member.id.toString()
    const spin = (token: string, freeRoundsId: string) =>
      gateway.call(spinFreeRound, { freeRoundsId }, { token, key: crypto.randomUUID() })
    expect((await spin(other.gameToken, id)).code).toBe('free_rounds_over')
    expect((await spin(other.gameToken, '999999999')).code).toBe('free_rounds_over')
    expect((await spin(await launch(gateway, member.token, 'real', 1002), id)).code).toBe('free_rounds_over')
    expect((await spin(await launch(gateway, member.token, 'trial'), id)).code).toBe('free_rounds_over')
    expect((await member.round('dear', 0n, 200n)).result).toBe('refused')
    expect((await member.set()).used).toBe(0)
  })
})
