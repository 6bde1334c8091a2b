import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { closeAccount } from '#contract/account/security/close-account.ts'
import { cancelBonus } from '#contract/rewards/bonuses/cancel-bonus.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { closeRewards } from '#gateway/rewards/promotions/close-rewards.ts'
import { GiveRefused, giveReward } from '#gateway/rewards/promotions/give.ts'
import { ruleOn, theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { giveSomeReward, putSome } from '#tests/support/promotions.ts'
import { rewardedMember } from '#tests/support/rewarded-member.ts'

// Product rules 23.
describe.each(theDatabase())('gifts on $name', ({ name: engine, open }) => {
  const rule = ruleOn(engine)
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterAll(() => closeReconciled(gateway))

  test('a gift waits until it is claimed: twenty simultaneous claims pay once, and the same key answers the same', async () => {
    const member = await rewardedMember(gateway)
    const claimId = await giveSomeReward(gateway.deps, member.memberId)
    expect(await member.seen(claimId)).toMatchObject({
      state: 'claim',
      actions: ['claim'],
      title: 'Algo bom',
      amount: 500n,
      gives: 'cash',
    })
    expect(await member.messageKinds()).toContain('reward_waits')
    expect(await member.claimable()).toBe(1)
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
    const answers = await Promise.all(keys.map((key) => member.claim(claimId, key)))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'reward_claimed']))
    expect(await member.balance()).toBe(500n)
    const paid = answers.findIndex(({ code }) => code === undefined)
    expect((await member.claim(claimId, keys[paid])).value()).toMatchObject({ state: 'claimed', actions: [] })
    expect([await member.balance(), await member.claimable()]).toEqual([500n, 0])
  })

  rule('a gift with a bonus is in process while it is wagered, and claimed afterwards', async () => {
    const member = await rewardedMember(gateway)
    const claimId = await giveSomeReward(gateway.deps, member.memberId, { terms: {} })
    expect((await member.claim(claimId)).value()).toMatchObject({
      state: 'process',
      progress: { done: 0n, required: 2_000n },
    })
    const [bonus] = (await gateway.call(getBonuses, {}, { token: member.token })).value().list
    expect(bonus).toMatchObject({ granted: 1_000n })
    const bonusId = bonus?.bonusId ?? ''
    ;(await gateway.call(cancelBonus, { bonusId, preview: false }, { token: member.token })).value()
    expect(await member.seen(claimId)).toMatchObject({ state: 'claimed', progress: null })
    expect(await member.balance()).toBe(0n)
  })

  rule(
    'during a pause nothing is claimed or counted; a reward that is not claimed in time is closed with a message',
    async () => {
      const member = await rewardedMember(gateway)
      const claimId = await giveSomeReward(gateway.deps, member.memberId, { rules: { days: 3 } })
      const soon = await giveSomeReward(gateway.deps, member.memberId, { rules: { days: 1 } })
      ;(await gateway.call(startPause, { hours: 24 }, { token: member.token })).value()
      expect((await member.claim(claimId)).code).toBe('play_blocked')
      expect(await member.seen(claimId)).toMatchObject({ state: 'claim', actions: [], missing: ['blocked'] })
      expect(await member.claimable()).toBe(0)
      await member.afterDays(1)
      // Before the job has run, too.
      expect(await member.seen(soon)).toMatchObject({ state: 'close', reason: 'expired', actions: [] })
      expect((await member.claim(soon)).code).toBe('reward_over')
      await closeRewards(gateway.deps)
      await closeRewards(gateway.deps)
      expect(await member.seen(soon)).toMatchObject({ state: 'close', reason: 'expired' })
      expect((await member.messageKinds()).filter((kind) => kind === 'reward_closed')).toHaveLength(1)
      expect((await member.claim(claimId)).value().state).toBe('claimed')
    },
  )

  rule('a member with a refusing fact gets no reward, and a reference gives once', async () => {
    const member = await rewardedMember(gateway)
    const give = (promotion: string, memberId = member.memberId, reference = 'a') =>
      giveReward(gateway.deps, { promotion, memberId, reference, by: 'test' }).then(
        () => 'given',
        (error: unknown) => (error instanceof GiveRefused ? error.code : error),
      )
    const { name } = await putSome(gateway.deps, 'gift')
    expect(await give('nothing')).toBe('promotion_unknown')
    expect(await give((await putSome(gateway.deps, 'application')).name)).toBe('promotion_unknown')
    expect(await give(name, 0n)).toBe('member_unknown')
    expect([await give(name), await give(name), await give(name, member.memberId, 'b')]).toEqual([
      'given',
      'reference_used',
      'given',
    ])
    const once = await putSome(gateway.deps, 'gift', { rules: { onePerPerson: true } })
    expect(await give(once.name)).toBe('not_eligible')
    const other = await rewardedMember(gateway)
    await give(name, other.memberId)
    ;(await gateway.call(closeAccount, { password: other.password }, { token: other.token })).value()
    expect(await give(name, other.memberId, 'b')).toBe('account_closed')
    const left = await gateway.deps.database.query(
      'SELECT state, reason FROM member_reward WHERE member_id = :memberId',
      { memberId: other.memberId },
    )
    expect(left).toEqual([{ state: 'close', reason: 'closed' }])
  })
})
