import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSlotsState } from '#contract/game/get-slots-state.ts'
import { spinFreeRound } from '#contract/game/spin-free-round.ts'
import { spinSlots } from '#contract/game/spin-slots.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { getMessages } from '#contract/member/get-messages.ts'
import { getRound } from '#contract/member/get-round.ts'
import { startPause } from '#contract/protection/start-pause.ts'
import { claimReward } from '#contract/rewards/claim-reward.ts'
import { getBonuses } from '#contract/rewards/get-bonuses.ts'
import { getRewards } from '#contract/rewards/get-rewards.ts'
import { joinPromotion } from '#contract/rewards/join-promotion.ts'
import { closeAccount } from '#contract/security/close-account.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { getTransaction } from '#contract/wallet/get-transaction.ts'
import { expireFreeRounds } from '#gateway/free-rounds/end-free-rounds.ts'
import { seed } from '#gateway/seed/seed.ts'
import { joinTournament } from '#gateway/tournaments/join.ts'
import { runTournaments } from '#gateway/tournaments/run-tournaments.ts'
import { freeRound, rollback } from '#gateway/vendor/door.ts'
import { memberOf } from '#tests/contract/matrix/owner.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { missionOf, missionsCounted, missionsInForce } from '#tests/support/missions.ts'
import { launch, logIn, payIn, registerMember } from '#tests/support/people.ts'
import { enablePoints, pointsCaughtUp } from '#tests/support/points.ts'
import { depositRules, giveSomeReward, putSome } from '#tests/support/promotions.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { announce } from '#tests/support/tournament.ts'
import { caughtUp, inForce } from '#tests/support/vip.ts'

type Wish = Parameters<typeof giveSomeReward>[2]

interface SetRow {
  readonly status: string
  readonly used: number
  readonly won: bigint
  readonly paid: bigint | null
  readonly transfer_id: bigint | null
  readonly grant_id: bigint | null
  readonly left: bigint
}

// Product rules 28.
describe.each(theDatabase())('free rounds on $name', ({ name: engine, open }) => {
  /** A test whose result does not depend on the database; it runs on the first one only. */
  const rule = (name: string, run: () => Promise<void>) => {
    if (engine === theDatabase()[0]?.name) test(name, run)
  }
  let gateway: TestGateway
  beforeAll(async () => {
    // The embedded database is kept with its catalogue.
    gateway = await testGateway(engine === 'PGlite' ? { seeded: true } : { database: await open() })
    if (engine !== 'PGlite') await seed(gateway.deps)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  async function person() {
    const { username, password, token } = await registerMember(gateway)
    const memberId = await memberOf(gateway, token)
    const member = {
      token,
      memberId,
      password,
      balance: async () => (await gateway.call(getBalance, {}, { token: member.token })).value().balance,
      rewards: async () => (await gateway.call(getRewards, { language: 'pt' }, { token: member.token })).value().list,
      messageKinds: async () =>
        (await gateway.call(getMessages, { pageSize: 10 }, { token: member.token }))
          .value()
          .list.map(({ kind }) => kind),
      async afterDays(days: number) {
        gateway.clock.advance(hours(24 * days))
        member.token = await logIn(gateway, { username, password })
      },
    }
    return member
  }

  /** A player with claimed free rounds: three of 1.00 by default. */
  async function player(wish: Wish = {}) {
    const member = await person()
    const claimId = await giveSomeReward(gateway.deps, member.memberId, { free: {}, ...wish })
    const key = crypto.randomUUID()
    ;(await gateway.call(claimReward, { claimId }, { token: member.token, key })).value()
    const gameToken = await launch(gateway, member.token)
    const { database } = gateway.deps
    const [given] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM free_rounds WHERE member_id = $1', [
      member.memberId,
    ])
    const [session] = await rowsAs<{ id: bigint }>(
      database,
      'SELECT id FROM game_session WHERE member_id = $1 AND closed_at IS NULL',
      [member.memberId],
    )
    if (!given || !session) throw new Error('There are no free rounds.')
    const freeRoundsId = given.id.toString()
    return {
      ...member,
      claimId,
      gameToken,
      id: given.id,
      spin: (key: string = crypto.randomUUID()) =>
        gateway.call(spinFreeRound, { freeRoundsId }, { token: gameToken, key }),
      state: async () => (await gateway.call(getSlotsState, {}, { token: gameToken })).value().freeRounds,
      /** Plays a round with a given win, as a game does. */
      round: (name: string, win: bigint, stake = 100n) =>
        freeRound(database, {
          ...{ transaction: { vendor: 'house', id: `${member.memberId}:${name}`, request: name } },
          ...{ gameSessionId: session.id, engine: 'slots', key: name, freeRoundsId: given.id, stake, win },
          ...{ outcome: '{}', now: gateway.clock.now() },
        }),
      async set() {
        const [row] = await rowsAs<SetRow>(
          database,
          `SELECT f.status, f.used, f.won, f.paid, f.transfer_id, f.grant_id, a.balance AS left
           FROM free_rounds f JOIN ledger_account a ON a.id = f.account_id WHERE f.id = $1`,
          [given.id],
        )
        if (!row) throw new Error('They are gone.')
        return row
      },
    }
  }
  const expire = () => expireFreeRounds(gateway.deps)

  test('free rounds are drawn by the game, cost nothing, and their win is paid once after the last', async () => {
    const member = await player()
    expect(await member.state()).toMatchObject({
      rounds: 3,
      used: 0,
      stake: 100n,
      won: 0n,
      state: 'active',
      wins: 'cash',
    })
    let won = 0n
    for (const used of [1, 2, 3]) {
      const { round, freeRounds } = (await member.spin()).value()
      won += round.win
      expect(round.stake).toBe(100n)
      expect(freeRounds).toMatchObject({
        used,
        won,
        state: used < 3 ? 'active' : 'completed',
        paid: used < 3 ? null : won,
      })
      expect(round.balance).toBe(used < 3 ? 0n : won)
    }
    expect(await member.state()).toBeNull()
    expect(await member.balance()).toBe(won)
    expect((await member.spin()).code).toBe('free_rounds_over')
    expect(await member.set()).toMatchObject({ status: 'completed', left: 0n, won })
  })

  test('the win is collected apart from the balance until the last round pays it', async () => {
    const member = await player()
    await member.round('one', 250n)
    await member.round('two', 0n)
    expect([await member.balance(), await member.set()]).toMatchObject([
      0n,
      { status: 'active', used: 2, won: 250n, left: 250n },
    ])
    expect(await member.round('three', 120n)).toMatchObject({ result: 'done', balance: 370n })
    const { transfer_id: paid, ...set } = await member.set()
    expect(set).toMatchObject({ status: 'completed', paid: 370n, left: 0n })
    const asked = { transactionId: String(paid) }
    expect((await gateway.call(getTransaction, asked, { token: member.token })).value().movements).toMatchObject([
      { from: 'bonus', to: 'wallet', amount: 370n, balanceAfter: 370n },
    ])
  })

  test('a doubled request plays one round, and twenty at once play no more rounds than are left', async () => {
    const member = await player({ free: { rounds: 5 } })
    const key = crypto.randomUUID()
    const doubled = await Promise.all([member.spin(key), member.spin(key), member.spin(key)])
    expect(new Set(doubled.map((answer) => answer.value().round.roundId)).size).toBe(1)
    expect((await member.set()).used).toBe(1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.spin()))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(4)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'free_rounds_over']))
    const set = await member.set()
    expect(set).toMatchObject({ status: 'completed', used: 5, left: 0n })
    expect(await member.balance()).toBe(set.won)
  })

  test('the last round and the expiry pay once, whichever comes first', async () => {
    for (const first of ['round', 'job'] as const) {
      const member = await player({ free: { rounds: 2, days: 1 } })
      await member.round('one', 300n)
      const late = new Date(gateway.clock.now().getTime() + hours(24))
      const job = () => expireFreeRounds({ ...gateway.deps, now: () => late })
      const last = () => member.round('two', 50n)
      const both = first === 'round' ? [last(), job(), job()] : [job(), last(), job()]
      await Promise.all(both)
      const set = await member.set()
      expect(set.left).toBe(0n)
      expect([
        { status: 'completed', used: 2, won: 350n, paid: 350n },
        { status: 'expired', used: 1, won: 300n, paid: 300n },
      ]).toContainEqual({ status: set.status, used: set.used, won: set.won, paid: set.paid })
      expect(await member.balance()).toBe(set.won)
    }
  })

  test('at the expiry the rest is gone, the win is paid, and the member gets a message', async () => {
    const member = await player({ free: { days: 2 } })
    await member.round('one', 130n)
    await member.afterDays(2)
    expect((await member.round('two', 500n)).result).toBe('refused')
    await expire()
    await expire()
    expect(await member.set()).toMatchObject({ status: 'expired', used: 1, paid: 130n, left: 0n })
    expect(await member.balance()).toBe(130n)
    expect((await member.messageKinds()).filter((kind) => kind === 'free_rounds_over')).toHaveLength(1)
  })

  test('the win becomes a bonus of at most the offer’s amount', async () => {
    const member = await player({ free: { rounds: 2 }, terms: { amount: '200', times: 3, maxWinTimes: 2 } })
    await member.round('one', 150n)
    await member.round('two', 150n)
    expect(await member.balance()).toBe(0n)
    expect(await member.set()).toMatchObject({ won: 300n, paid: 200n, left: 0n, transfer_id: null })
    const { list } = (await gateway.call(getBonuses, {}, { token: member.token })).value()
    expect(list).toMatchObject([{ granted: 200n, balance: 200n, required: 600n, cap: 400n }])
  })

  rule('a paused member plays no free rounds, and their time goes on; money is paid, a bonus is not', async () => {
    const money = await player({ free: { days: 2 } })
    const bonus = await player({ free: { days: 2 }, terms: { amount: '500' } })
    for (const member of [money, bonus]) {
      await member.round('one', 200n)
      ;(await gateway.call(startPause, { hours: 168 }, { token: member.token })).value()
      expect(await member.spin()).toMatchObject({ code: 'play_blocked' })
      expect((await member.set()).used).toBe(1)
    }
    await money.afterDays(2)
    await expire()
    expect([await money.set(), await bonus.set()]).toMatchObject([
      { status: 'expired', paid: 200n, left: 0n },
      { status: 'expired', paid: 0n, won: 200n, left: 0n },
    ])
    expect(await money.balance()).toBe(200n)
  })

  rule('free rounds count for nothing: no valid bet, sums, limits or tables of the member', async () => {
    const member = await player()
    await payIn(gateway, member.token, 1_000n)
    const { round } = (await member.spin()).value()
    const { database } = gateway.deps
    const [bet] = await rowsAs<object>(
      database,
      'SELECT stake, bonus_stake, bonus_win - win AS own, valid_bet, free_id FROM wager WHERE id = $1',
      [BigInt(round.roundId)],
    )
    expect(bet).toEqual({ stake: 100n, bonus_stake: 100n, own: 0n, valid_bet: 0n, free_id: member.id })
    const [sums] = await rowsAs<object>(
      database,
      `SELECT sum(wagers)::integer AS bets, sum(stake)::integer AS stake, sum(win)::integer AS win, sum(valid_bet)::integer AS valid
       FROM member_hour WHERE member_id = $1`,
      [member.memberId],
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

  rule('free rounds are left out of levels, points, missions, tournaments, limits and turnover', async () => {
    const { deps } = gateway
    const { database } = deps
    const now = gateway.clock.now()
    await inForce(database, now)
    await enablePoints(deps)
    await missionsInForce(database, now)
    const races = []
    for (const measure of ['valid-bet', 'rounds', 'multiplier'] as const)
      races.push(await announce(database, now, { measure }))
    const member = await player()
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
      await rowsAs(database, 'SELECT score FROM tournament_player WHERE member_id = $1', [member.memberId]),
    ).toEqual([{ score: 0n }, { score: 0n }, { score: 0n }])
    expect(await database.query('SELECT FROM vip_total WHERE member_id = $1', [member.memberId])).toHaveLength(0)
    expect(await database.query('SELECT FROM point_entry WHERE member_id = $1', [member.memberId])).toHaveLength(0)
    expect(
      await rowsAs(database, 'SELECT sum(valid_bet) AS played FROM member_hour WHERE member_id = $1', [
        member.memberId,
      ]),
    ).toEqual([{ played: '0' }])
    expect(await member.balance()).toBe(3_500n)
  })

  rule(
    'free rounds are played only by their member, in their games and with their stake, and not with play money',
    async () => {
      const member = await player()
      const other = await player()
      const id = member.id.toString()
      const spin = (token: string, freeRoundsId: string) =>
        gateway.call(spinFreeRound, { freeRoundsId }, { token, key: crypto.randomUUID() })
      expect((await spin(other.gameToken, id)).code).toBe('free_rounds_over')
      expect((await spin(other.gameToken, '999999999')).code).toBe('free_rounds_over')
      expect((await spin(await launch(gateway, member.token, 'real', 1002), id)).code).toBe('free_rounds_over')
      expect((await spin(await launch(gateway, member.token, 'trial'), id)).code).toBe('free_rounds_over')
      expect((await member.round('dear', 0n, 200n)).result).toBe('refused')
      expect((await member.set()).used).toBe(0)
    },
  )

  rule(
    'a free round that was rolled back before it arrived is not played, and a played one is not rolled back',
    async () => {
      const member = await player()
      const back = (bet: string) =>
        rollback(gateway.deps.database, {
          transaction: { vendor: 'house', id: `${member.memberId}:back-${bet}`, request: bet },
          betId: `${member.memberId}:${bet}`,
          now: gateway.clock.now(),
        })
      expect(await back('early')).toMatchObject({ result: 'done', found: false })
      expect((await member.round('early', 500n)).result).toBe('rolled_back')
      expect(await member.set()).toMatchObject({ used: 0, won: 0n })
      await member.round('one', 80n)
      expect((await back('one')).result).toBe('refused')
      expect(await member.set()).toMatchObject({ used: 1, won: 80n })
    },
  )

  rule('a deposit brings free rounds once, and the reward shows their progress', async () => {
    const member = await person()
    const { promotionId } = await putSome(gateway.deps, 'deposit_bonus', {
      free: { rounds: 4 },
      rules: { deposit: { ...depositRules, percent: null } },
    })
    const { claimId } = (await gateway.call(joinPromotion, { promotionId }, { token: member.token })).value()
    await payIn(gateway, member.token, 1_999n)
    expect((await member.rewards()).find((reward) => reward.claimId === claimId)).toMatchObject({ state: 'signed' })
    await payIn(gateway, member.token, 2_000n)
    await payIn(gateway, member.token, 2_000n)
    const rewards = (await member.rewards()).filter(
      (reward) => reward.promotionId === promotionId && reward.claimId !== null,
    )
    expect(rewards).toMatchObject([
      { claimId, state: 'process', gives: 'freeRounds', amount: 400n, freeRounds: { rounds: 4, used: 0, stake: 100n } },
    ])
    expect(rewards[0]?.freeRounds?.games.map(({ nodeId }) => nodeId)).toEqual([1001])
    expect(await member.messageKinds()).toContain('free_rounds_came')
  })

  rule('a closed account loses free rounds with their win', async () => {
    const member = await player()
    await member.round('one', 700n)
    ;(await gateway.call(closeAccount, { password: member.password }, { token: member.token })).value()
    expect(await member.set()).toMatchObject({ status: 'forfeited', paid: 0n, left: 0n, won: 700n })
  })
})
