import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { cancelBonus } from '#contract/rewards/bonuses/cancel-bonus.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import { ruleOn, theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { charge, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { payIn } from '#tests/support/people.ts'
import { depositRules, putDepositBonus } from '#tests/support/promotions.ts'
import { rewardedMember } from '#tests/support/rewarded-member.ts'

// Product rules 23.
describe.each(theDatabase())('bonuses of deposits on $name', ({ name: engine, open }) => {
  const rule = ruleOn(engine)
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({
      database: await open(),
      env: { PAYMENT_WEBHOOK_SECRET: webhookSecret },
    })
  })
  afterAll(() => closeReconciled(gateway))

  test('a member who joined before a deposit gets its bonus with it, once', async () => {
    const member = await rewardedMember(gateway)
    const { promotionId } = await putDepositBonus(gateway.deps)
    expect(await member.offered(promotionId)).toMatchObject({
      state: 'join',
      actions: ['join'],
      deposit: { percent: 100, minimum: 2_000n, firstOnly: false, days: 7 },
      // 50.00, ten times at 96 %.
      bonus: { times: 10, expected: 3_000n, rtp: 9_600 },
    })
    const { claimId, state } = await member.join(promotionId)
    expect([state, (await member.join(promotionId)).claimId]).toEqual(['signed', claimId])
    // Too small: it waits for the next one.
    await payIn(gateway, member.token, 10_00n)
    expect(await member.seen(claimId)).toMatchObject({ state: 'signed', actions: ['leave'] })
    const { depositId } = await charge(gateway, member, 30_00n)
    const payment = paymentOf(gateway, depositId, { amount: 30_00n })
    await Promise.all([report(gateway, payment), report(gateway, payment)])
    expect(await member.seen(claimId)).toMatchObject({
      state: 'process',
      amount: 3_000n,
      progress: { required: 30_000n },
    })
    const bonuses = async () => (await gateway.call(getBonuses, {}, { token: member.token })).value().list
    expect(await bonuses()).toMatchObject([{ granted: 3_000n, required: 30_000n }])
    expect(await member.messageKinds()).toContain('reward_issued')
    // Another deposit gives nothing, unless the promotion is joined again.
    await payIn(gateway, member.token, 90_00n)
    expect(await bonuses()).toHaveLength(1)
    const [bonus] = await bonuses()
    ;(
      await gateway.call(cancelBonus, { bonusId: bonus?.bonusId ?? '', preview: false }, { token: member.token })
    ).value()
    expect(await member.seen(claimId)).toMatchObject({ state: 'issued' })
    await member.join(promotionId)
    await payIn(gateway, member.token, 90_00n)
    expect(await bonuses()).toMatchObject([{ granted: 5_000n }])
  })

  rule('a bonus for the first deposit is lost with a smaller deposit, and cannot be joined after it', async () => {
    const member = await rewardedMember(gateway)
    const { promotionId } = await putDepositBonus(gateway.deps, {
      rules: { deposit: { ...depositRules, firstOnly: true } },
    })
    const { claimId } = await member.join(promotionId)
    await payIn(gateway, member.token, 10_00n)
    expect(await member.seen(claimId)).toMatchObject({ state: 'close', reason: 'missed' })
    expect(await member.messageKinds()).toContain('reward_closed')
    expect(await member.offered(promotionId)).toMatchObject({ state: 'join', actions: [], missing: ['first_deposit'] })
    const refused = await gateway.call(joinPromotion, { promotionId }, { token: member.token })
    expect(refused.envelope).toMatchObject({ code: 'promotion_refused', value: { missing: ['first_deposit'] } })
  })

  rule('the bonus of a deposit shows its computation', async () => {
    const member = await rewardedMember(gateway)
    const { promotionId } = await putDepositBonus(gateway.deps, {
      rules: { deposit: { ...depositRules, percent: 33 } },
    })
    const { claimId, depositBonus } = await member.join(promotionId)
    expect(depositBonus).toBeNull()
    await payIn(gateway, member.token, 20_05n)
    expect(await member.seen(claimId)).toMatchObject({
      amount: 661n,
      depositBonus: { credited: 20_05n, percent: 33, most: 50_00n, part: 661n, dropped: 6_500n },
    })
  })

  test('a payment that arrives during a pause gives no bonus, and its member gets a message', async () => {
    const member = await rewardedMember(gateway)
    const { claimId } = await member.join((await putDepositBonus(gateway.deps)).promotionId)
    const { depositId } = await charge(gateway, member, 30_00n)
    ;(await gateway.call(startPause, { hours: 24 }, { token: member.token })).value()
    await report(gateway, paymentOf(gateway, depositId, { amount: 30_00n }))
    expect(await member.balance()).toBe(30_00n)
    expect(await member.seen(claimId)).toMatchObject({ state: 'close', reason: 'blocked' })
    expect(await member.messageKinds()).toContain('reward_closed')
  })
})
