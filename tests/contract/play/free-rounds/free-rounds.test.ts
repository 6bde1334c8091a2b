import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAccount } from '#contract/account/security/close-account.ts'
import { getTransaction } from '#contract/money/statements/get-transaction.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { expireFreeRounds } from '#gateway/play/free-rounds/end-free-rounds.ts'
import { rollback } from '#gateway/play/vendors/door.ts'
import { seed } from '#gateway/seed/seed.ts'
import { hours } from '#tests/support/clock.ts'
import { ruleOn, theDatabase } from '#tests/support/database.ts'
import { freeRoundsMember } from '#tests/support/free-rounds-member.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { payIn } from '#tests/support/people.ts'
import { depositRules, putSome } from '#tests/support/promotions.ts'
import { rewardedMember } from '#tests/support/rewarded-member.ts'

// Product rules 28.
describe.each(theDatabase())('free rounds on $name', ({ name: engine, open }) => {
  const rule = ruleOn(engine)
  let gateway: TestGateway
  beforeAll(async () => {
    // The embedded database is kept with its catalogue.
    gateway = await testGateway(engine === 'PGlite' ? { database: 'memory', seeded: true } : { database: await open() })
    if (engine !== 'PGlite') await seed(gateway.deps)
  })
  afterAll(() => closeReconciled(gateway))

  test('free rounds are drawn by the game, cost nothing, and their win is paid once after the last', async () => {
    const member = await freeRoundsMember(gateway)
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
    const member = await freeRoundsMember(gateway)
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
    const member = await freeRoundsMember(gateway, { free: { rounds: 5 } })
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
      const member = await freeRoundsMember(gateway, { free: { rounds: 2, days: 1 } })
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
    const member = await freeRoundsMember(gateway, { free: { days: 2 } })
    await member.round('one', 130n)
    await member.afterDays(2)
    expect((await member.round('two', 500n)).result).toBe('refused')
    await expireFreeRounds(gateway.deps)
    await expireFreeRounds(gateway.deps)
    expect(await member.set()).toMatchObject({ status: 'expired', used: 1, paid: 130n, left: 0n })
    expect(await member.balance()).toBe(130n)
    expect((await member.messageKinds()).filter((kind) => kind === 'free_rounds_over')).toHaveLength(1)
  })

  test('the win becomes a bonus of at most the offer’s amount', async () => {
    const member = await freeRoundsMember(gateway, {
      free: { rounds: 2 },
      terms: { amount: '200', times: 3, maxWinTimes: 2 },
    })
    await member.round('one', 150n)
    await member.round('two', 150n)
    expect(await member.balance()).toBe(0n)
    expect(await member.set()).toMatchObject({ won: 300n, paid: 200n, left: 0n, transfer_id: null })
    const { list } = (await gateway.call(getBonuses, {}, { token: member.token })).value()
    expect(list).toMatchObject([{ granted: 200n, balance: 200n, required: 600n, cap: 400n }])
  })

  rule(
    'a free round that was rolled back before it arrived is not played, and a played one is not rolled back',
    async () => {
      const member = await freeRoundsMember(gateway)
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
    const member = await rewardedMember(gateway)
    const { promotionId } = await putSome(gateway.deps, 'deposit_bonus', {
      free: { rounds: 4 },
      rules: { deposit: { ...depositRules, percent: null } },
    })
    const { claimId } = await member.join(promotionId)
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
    const member = await freeRoundsMember(gateway)
    await member.round('one', 700n)
    ;(await gateway.call(closeAccount, { password: member.password }, { token: member.token })).value()
    expect(await member.set()).toMatchObject({ status: 'forfeited', paid: 0n, left: 0n, won: 700n })
  })
})
