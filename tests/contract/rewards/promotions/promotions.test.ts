import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import { leavePromotion } from '#contract/rewards/promotions/leave-promotion.ts'
import { noteDevice } from '#gateway/account/auth/devices-seen.ts'
import { enter } from '#gateway/rewards/promotions/join.ts'
import { lockMember } from '#gateway/rewards/promotions/member-facts.ts'
import { promotionAt } from '#gateway/rewards/promotions/promotions.ts'
import { hours } from '#tests/support/clock.ts'
import { ruleOn, theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { charge, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { payIn, trialUser } from '#tests/support/people.ts'
import { giveSomeReward, putDepositBonus } from '#tests/support/promotions.ts'
import { rewardedMember } from '#tests/support/rewarded-member.ts'

// Product rules 23.
describe.each(theDatabase())('promotions on $name', ({ name: engine, open }) => {
  const rule = ruleOn(engine)
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({
      database: await open(),
      env: { PAYMENT_WEBHOOK_SECRET: webhookSecret },
    })
  })
  afterAll(() => closeReconciled(gateway))

  test('if two accounts on one device join at once, one of them gets a promotion that is given once on each device', async () => {
    const { promotionId } = await putDepositBonus(gateway.deps, { rules: { onePerDevice: true } })
    const [one, other] = [await rewardedMember(gateway), await rewardedMember(gateway)]
    const missing = async ({ offered }: typeof one) => (await offered(promotionId))?.missing
    expect(await missing(one)).toEqual(['device_unknown'])
    const { database, now } = gateway.deps
    for (const { memberId } of [one, other])
      await database.transaction((tx) => noteDevice(tx, memberId, 'the same device', now()))
    const asked = [one, other].map(({ token }) => gateway.call(joinPromotion, { promotionId }, { token }))
    const answers = (await Promise.all(asked)).map(({ envelope }) => envelope)
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({ value: { missing: ['device_had'] } })
  })

  // An embedded database lets one transaction work at a time.
  test.skipIf(engine === 'PGlite')('on a device, only who wants the promotion that is being taken waits', async () => {
    const { database, now } = gateway.deps
    const rules = { onePerDevice: true }
    const [wanted, another] = [
      await putDepositBonus(gateway.deps, { rules }),
      await putDepositBonus(gateway.deps, { rules }),
    ]
    const [first, second, third] = [
      await rewardedMember(gateway),
      await rewardedMember(gateway),
      await rewardedMember(gateway),
    ]
    const seenOnDevice = ({ memberId }: typeof first) =>
      database.transaction((tx) => noteDevice(tx, memberId, 'a shared device', now()))
    for (const member of [first, second]) await seenOnDevice(member)
    const [taken, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const taking = database.transaction(async (tx) => {
      const promotion = await promotionAt(tx, wanted.name, now())
      if (!promotion) throw new Error('There is no promotion.')
      await lockMember(tx, first.memberId, now(), promotion)
      await enter(tx, first.memberId, promotion, { now: now() })
      taken.resolve()
      await end.promise
    })
    await taken.promise
    const waits = gateway.call(joinPromotion, { promotionId: wanted.promotionId }, { token: second.token })
    await seenOnDevice(third)
    expect(await third.join(another.promotionId)).toMatchObject({ state: 'signed' })
    const claimed = await third.claim(await giveSomeReward(gateway.deps, third.memberId))
    expect(claimed.value()).toMatchObject({ state: 'claimed' })
    end.resolve()
    await taking
    expect((await waits).envelope).toMatchObject({ value: { missing: ['device_had'] } })
  })

  rule('no bonus depends on a deposit if the law forbids it', async () => {
    const member = await rewardedMember(gateway)
    const { promotionId } = await putDepositBonus(gateway.deps)
    const other = await putDepositBonus(gateway.deps)
    const { claimId } = await member.join(other.promotionId)
    const { depositId } = await charge(gateway, member, 30_00n)
    moveTo(gateway, 'br')
    try {
      expect(await member.offered(promotionId)).toBeUndefined()
      expect((await gateway.call(joinPromotion, { promotionId }, { token: member.token })).code).toBe(
        'promotion_not_open',
      )
      await report(gateway, paymentOf(gateway, depositId, { amount: 30_00n }))
      expect(await member.seen(claimId)).toMatchObject({ state: 'close', reason: 'off' })
    } finally {
      moveTo(gateway, 'demo')
    }
  })

  rule(
    'a promotion is coming, open and over; a member who leaves it gets nothing, and a new version replaces it',
    async () => {
      const member = await rewardedMember(gateway)
      const at = (days: number) => new Date(gateway.clock.now().getTime() + hours(24 * days)).toISOString()
      const { promotionId, name } = await putDepositBonus(gateway.deps, {
        rules: { joinFrom: at(1), joinUntil: at(2) },
      })
      expect(await member.offered(promotionId)).toMatchObject({ state: 'coming', actions: [] })
      await member.afterDays(1)
      const { claimId } = await member.join(promotionId)
      const leave = async () =>
        (await gateway.call(leavePromotion, { claimId: claimId ?? '' }, { token: member.token })).value()
      expect([await leave(), await leave()]).toMatchObject([{ state: 'close', reason: 'left' }, { state: 'close' }])
      await payIn(gateway, member.token, 30_00n)
      expect((await gateway.call(getBonuses, {}, { token: member.token })).value().list).toEqual([])
      await member.afterDays(1)
      expect(await member.offered(promotionId)).toMatchObject({ state: 'close', reason: 'over', actions: [] })
      expect((await gateway.call(joinPromotion, { promotionId }, { token: member.token })).code).toBe(
        'promotion_not_open',
      )
      await putDepositBonus(gateway.deps, { name })
      expect(await member.offered(promotionId)).toBeUndefined()
      expect((await gateway.call(joinPromotion, { promotionId }, { token: member.token })).code).toBe(
        'promotion_not_open',
      )
    },
  )

  rule('the number of available promotions counts those that the member can join, apply for or claim', async () => {
    const member = await rewardedMember(gateway)
    const count = async () =>
      (await gateway.call(getMemberInfo, {}, { token: member.token })).value().availablePromoCount ?? 0
    const before = await count()
    const { promotionId } = await putDepositBonus(gateway.deps)
    await putDepositBonus(gateway.deps, { rules: { onePerPerson: true } })
    expect(await count()).toBe(before + 1)
    const trial = await gateway.call(getMemberInfo, {}, { token: await trialUser(gateway) })
    expect(trial.value().availablePromoCount).toBe(0)
    await member.join(promotionId)
    expect(await count()).toBe(before)
    await giveSomeReward(gateway.deps, member.memberId)
    expect(await count()).toBe(before + 1)
    ;(await gateway.call(startPause, { hours: 24 }, { token: member.token })).value()
    expect(await count()).toBe(0)
  })

  test('promotions and members’ rewards cannot be changed by hand', async () => {
    const member = await rewardedMember(gateway)
    const claimId = await giveSomeReward(gateway.deps, member.memberId)
    const change = (text: string) => gateway.deps.database.query(text, { claimId })
    await expect(change(`UPDATE member_reward SET created_at = now() WHERE id = :claimId::bigint`)).rejects.toThrow()
    await expect(change(`UPDATE member_reward SET state = 'applying' WHERE id = :claimId::bigint`)).rejects.toThrow()
    await expect(change('DELETE FROM member_reward WHERE id = :claimId::bigint')).rejects.toThrow()
    await expect(change(`UPDATE promotion SET name = 'x' WHERE id = :claimId::bigint`)).rejects.toThrow()
  })
})
