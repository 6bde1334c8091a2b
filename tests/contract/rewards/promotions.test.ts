import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { getMessages } from '#contract/member/get-messages.ts'
import { getUnreadCount } from '#contract/member/get-unread-count.ts'
import { uploadFile } from '#contract/member/upload-file.ts'
import { startPause } from '#contract/protection/start-pause.ts'
import { applyForPromotion } from '#contract/rewards/apply-for-promotion.ts'
import { cancelBonus } from '#contract/rewards/cancel-bonus.ts'
import { claimReward } from '#contract/rewards/claim-reward.ts'
import { getBonuses } from '#contract/rewards/get-bonuses.ts'
import { getEndedRewards } from '#contract/rewards/get-ended-rewards.ts'
import { getRewards } from '#contract/rewards/get-rewards.ts'
import { joinPromotion } from '#contract/rewards/join-promotion.ts'
import { leavePromotion } from '#contract/rewards/leave-promotion.ts'
import { closeAccount } from '#contract/security/close-account.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { noteDevice } from '#gateway/auth/devices-seen.ts'
import { closeRewards } from '#gateway/promotions/close-rewards.ts'
import { GiveRefused, giveReward } from '#gateway/promotions/give.ts'
import { enter } from '#gateway/promotions/join.ts'
import { lockMember } from '#gateway/promotions/member-facts.ts'
import { promotionAt } from '#gateway/promotions/promotions.ts'
import { decideApplication, waitingApplications } from '#gateway/promotions/review.ts'
import { memberOf } from '#tests/contract/matrix/owner.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { charge, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { logIn, payIn, registerMember, trialUser } from '#tests/support/people.ts'
import { picture } from '#tests/support/pictures.ts'
import { depositRules, giveSomeReward, putDepositBonus, putSome } from '#tests/support/promotions.ts'

// Product rules 23.
describe.each(theDatabase())('promotions on $name', ({ name: engine, open }) => {
  /** A test whose result does not depend on the database; it runs on the first one only. */
  const rule = (name: string, run: () => Promise<void>) => {
    if (engine === theDatabase()[0]?.name) test(name, run)
  }
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({
      database: await open(),
      env: { PAYMENT_WEBHOOK_SECRET: webhookSecret },
    })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  async function person() {
    const { username, password, token } = await registerMember(gateway)
    const memberId = await memberOf(gateway, token)
    const all = async () => {
      const { list } = (await gateway.call(getRewards, { language: 'pt' }, { token: member.token })).value()
      const over = await gateway.call(getEndedRewards, { language: 'pt', pageSize: 50 }, { token: member.token })
      return [...list, ...over.value().list]
    }
    const member = {
      token,
      username,
      password,
      memberId,
      seen: async (id: string | null) => (await all()).find(({ claimId }) => claimId === id),
      /** A promotion of which the member has no reward. */
      offered: async (id: string) =>
        (await all()).find(({ promotionId, claimId }) => promotionId === id && claimId === null),
      claim: (claimId: string, key: string = crypto.randomUUID()) =>
        gateway.call(claimReward, { claimId }, { token: member.token, key }),
      balance: async () => (await gateway.call(getBalance, {}, { token: member.token })).value().balance,
      messageKinds: async () =>
        (await gateway.call(getMessages, { pageSize: 10 }, { token: member.token }))
          .value()
          .list.map(({ kind }) => kind),
      claimable: async () => (await gateway.call(getUnreadCount, {}, { token: member.token })).value().claimable,
      /** Some days later, with another session. */
      async afterDays(days: number) {
        gateway.clock.advance(hours(24 * days))
        member.token = await logIn(gateway, member)
      },
    }
    return member
  }
  const join = async (token: string, promotionId: string) =>
    (await gateway.call(joinPromotion, { promotionId }, { token })).value()

  test('a gift waits until it is claimed: twenty simultaneous claims pay once, and the same key answers the same', async () => {
    const member = await person()
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
    const member = await person()
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
      const member = await person()
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
    const member = await person()
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
    const other = await person()
    await give(name, other.memberId)
    ;(await gateway.call(closeAccount, { password: other.password }, { token: other.token })).value()
    expect(await give(name, other.memberId, 'b')).toBe('account_closed')
    const left = await gateway.deps.database.query('SELECT state, reason FROM member_reward WHERE member_id = $1', [
      other.memberId,
    ])
    expect(left).toEqual([{ state: 'close', reason: 'closed' }])
  })

  test('a member who joined before a deposit gets its bonus with it, once', async () => {
    const member = await person()
    const { promotionId } = await putDepositBonus(gateway.deps)
    expect(await member.offered(promotionId)).toMatchObject({
      state: 'join',
      actions: ['join'],
      deposit: { percent: 100, minimum: 2_000n, firstOnly: false, days: 7 },
      // 50.00, ten times at 96 %.
      bonus: { times: 10, expected: 3_000n, rtp: 9_600 },
    })
    const { claimId, state } = await join(member.token, promotionId)
    expect([state, (await join(member.token, promotionId)).claimId]).toEqual(['signed', claimId])
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
    await join(member.token, promotionId)
    await payIn(gateway, member.token, 90_00n)
    expect(await bonuses()).toMatchObject([{ granted: 5_000n }])
  })

  rule('a bonus for the first deposit is lost with a smaller deposit, and cannot be joined after it', async () => {
    const member = await person()
    const { promotionId } = await putDepositBonus(gateway.deps, {
      rules: { deposit: { ...depositRules, firstOnly: true } },
    })
    const { claimId } = await join(member.token, promotionId)
    await payIn(gateway, member.token, 10_00n)
    expect(await member.seen(claimId)).toMatchObject({ state: 'close', reason: 'missed' })
    expect(await member.messageKinds()).toContain('reward_closed')
    expect(await member.offered(promotionId)).toMatchObject({ state: 'join', actions: [], missing: ['first_deposit'] })
    const refused = await gateway.call(joinPromotion, { promotionId }, { token: member.token })
    expect(refused.envelope).toMatchObject({ code: 'promotion_refused', value: { missing: ['first_deposit'] } })
  })

  rule('the bonus of a deposit shows its computation', async () => {
    const member = await person()
    const { promotionId } = await putDepositBonus(gateway.deps, {
      rules: { deposit: { ...depositRules, percent: 33 } },
    })
    const { claimId, depositBonus } = await join(member.token, promotionId)
    expect(depositBonus).toBeNull()
    await payIn(gateway, member.token, 20_05n)
    expect(await member.seen(claimId)).toMatchObject({
      amount: 661n,
      depositBonus: { credited: 20_05n, percent: 33, most: 50_00n, part: 661n, dropped: 6_500n },
    })
  })

  test('if two accounts on one device join at once, one of them gets a promotion that is given once on each device', async () => {
    const { promotionId } = await putDepositBonus(gateway.deps, { rules: { onePerDevice: true } })
    const [one, other] = [await person(), await person()]
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
    const [first, second, third] = [await person(), await person(), await person()]
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
    expect(await join(third.token, another.promotionId)).toMatchObject({ state: 'signed' })
    const claimed = await third.claim(await giveSomeReward(gateway.deps, third.memberId))
    expect(claimed.value()).toMatchObject({ state: 'claimed' })
    end.resolve()
    await taking
    expect((await waits).envelope).toMatchObject({ value: { missing: ['device_had'] } })
  })

  test('a payment that arrives during a pause gives no bonus, and its member gets a message', async () => {
    const member = await person()
    const { claimId } = await join(member.token, (await putDepositBonus(gateway.deps)).promotionId)
    const { depositId } = await charge(gateway, member, 30_00n)
    ;(await gateway.call(startPause, { hours: 24 }, { token: member.token })).value()
    await report(gateway, paymentOf(gateway, depositId, { amount: 30_00n }))
    expect(await member.balance()).toBe(30_00n)
    expect(await member.seen(claimId)).toMatchObject({ state: 'close', reason: 'blocked' })
    expect(await member.messageKinds()).toContain('reward_closed')
  })

  rule('no bonus depends on a deposit if the law forbids it', async () => {
    const member = await person()
    const { promotionId } = await putDepositBonus(gateway.deps)
    const other = await putDepositBonus(gateway.deps)
    const { claimId } = await join(member.token, other.promotionId)
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
      const member = await person()
      const at = (days: number) => new Date(gateway.clock.now().getTime() + hours(24 * days)).toISOString()
      const { promotionId, name } = await putDepositBonus(gateway.deps, {
        rules: { joinFrom: at(1), joinUntil: at(2) },
      })
      expect(await member.offered(promotionId)).toMatchObject({ state: 'coming', actions: [] })
      await member.afterDays(1)
      const { claimId } = await join(member.token, promotionId)
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

  test('an application waits for the operator, who approves or rejects it with a reason', async () => {
    const member = await person()
    const { promotionId, name } = await putSome(gateway.deps, 'application')
    const send = { token: member.token, file: await picture() }
    const { uploadId } = (await gateway.call(uploadFile, { purpose: 'application' }, send)).value()
    const apply = (comment: string, pictures: string[] = []) =>
      gateway.call(applyForPromotion, { promotionId, comment, pictures }, { token: member.token })
    const { claimId, state } = (await apply('Look', [uploadId])).value()
    expect(state).toBe('applying')
    expect((await apply('Look', [uploadId])).value().claimId).toBe(claimId)
    expect((await apply('Look')).envelope).toMatchObject({
      code: 'promotion_refused',
      value: { missing: ['under_way'] },
    })
    const id = BigInt(claimId ?? 0)
    const waiting = (await waitingApplications(gateway.deps.database)).filter((one) => one.name === name)
    expect(waiting).toMatchObject([{ id, comment: 'Look', pictures: [uploadId] }])
    await decideApplication(gateway.deps, id, { by: 'test', reject: 'The picture is dark' })
    await expect(decideApplication(gateway.deps, id, { by: 'test' })).rejects.toThrow('No application')
    expect(await member.seen(claimId)).toMatchObject({ state: 'rejected', answer: 'The picture is dark' })
    expect(await member.messageKinds()).toContain('reward_rejected')
    // A picture belongs to one application; without it another one can be sent.
    expect((await apply('Again', [uploadId])).code).toBe('upload_unknown')
    const second = (await apply('Again')).value()
    await decideApplication(gateway.deps, BigInt(second.claimId ?? 0), { by: 'test' })
    expect(await member.seen(second.claimId)).toMatchObject({ state: 'claim', comment: 'Again' })
    expect((await member.claim(second.claimId ?? '')).value()).toMatchObject({ state: 'claimed' })
    expect(await member.balance()).toBe(500n)
  })

  rule('the number of available promotions counts those that the member can join, apply for or claim', async () => {
    const member = await person()
    const count = async () =>
      (await gateway.call(getMemberInfo, {}, { token: member.token })).value().availablePromoCount ?? 0
    const before = await count()
    const { promotionId } = await putDepositBonus(gateway.deps)
    await putDepositBonus(gateway.deps, { rules: { onePerPerson: true } })
    expect(await count()).toBe(before + 1)
    const trial = await gateway.call(getMemberInfo, {}, { token: await trialUser(gateway) })
    expect(trial.value().availablePromoCount).toBe(0)
    await join(member.token, promotionId)
    expect(await count()).toBe(before)
    await giveSomeReward(gateway.deps, member.memberId)
    expect(await count()).toBe(before + 1)
    ;(await gateway.call(startPause, { hours: 24 }, { token: member.token })).value()
    expect(await count()).toBe(0)
  })

  test('promotions and members’ rewards cannot be changed by hand', async () => {
    const member = await person()
    const claimId = await giveSomeReward(gateway.deps, member.memberId)
    const change = (text: string) => gateway.deps.database.query(text, [claimId])
    await expect(change(`UPDATE member_reward SET created_at = now() WHERE id = $1::bigint`)).rejects.toThrow()
    await expect(change(`UPDATE member_reward SET state = 'applying' WHERE id = $1::bigint`)).rejects.toThrow()
    await expect(change('DELETE FROM member_reward WHERE id = $1::bigint')).rejects.toThrow()
    await expect(change(`UPDATE promotion SET name = 'x' WHERE id = $1::bigint`)).rejects.toThrow()
  })
})
