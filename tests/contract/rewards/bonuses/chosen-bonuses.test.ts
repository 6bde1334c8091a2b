import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { getDeposits } from '#contract/money/deposits/get-deposits.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { leavePromotion } from '#contract/rewards/promotions/leave-promotion.ts'
import { ruleOn, theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { arrival, depositNow, offer, paymentOf, report, reportBy, webhookSecret } from '#tests/support/paying-in.ts'
import { payIn } from '#tests/support/people.ts'
import { depositRules, putDepositBonus } from '#tests/support/promotions.ts'
import { rewardedMember } from '#tests/support/rewarded-member.ts'
import { nodes, smallCatalogue, withTheme } from '#tests/support/rounds.ts'

const firstOnly = { rules: { deposit: { ...depositRules, firstOnly: true } } }

// Product rules 23.15 to 23.17.
describe.each(theDatabase())(
  'a bonus that is chosen with a deposit on $name (rules 23.15, 23.16 and 23.17)',
  ({ name: engine, open }) => {
    const rule = ruleOn(engine)
    let gateway: TestGateway
    beforeAll(async () => {
      gateway = await testGateway({ database: await open(), env: { PAYMENT_WEBHOOK_SECRET: webhookSecret } })
      await smallCatalogue(gateway.deps.database)
      await withTheme(gateway.deps.database)
      await offer(gateway, { ted: {}, card: {} })
    })
    afterAll(() => closeReconciled(gateway))

    type Member = Awaited<ReturnType<typeof rewardedMember>>
    const order = (member: Member, bonus: string | null | undefined, changed = {}, key: string = crypto.randomUUID()) =>
      gateway.call(
        createDeposit,
        {
          ...{ method: 'pix' as const, amount: 50_00n, currency: 'BRL', language: 'en', ...changed },
          ...(bonus !== undefined && { bonus }),
        },
        { token: member.token, key },
      )
    const pay = (depositId: string, amount = 50_00n) => report(gateway, paymentOf(gateway, depositId, { amount }))
    const bonusesOf = async ({ token }: Member) => (await gateway.call(getBonuses, {}, { token })).value().list
    const bonusNow = async (member: Member, depositId: string) => (await depositNow(gateway, member, depositId)).bonus

    test('it is joined with the order, comes with the money once, and the deposit says so', async () => {
      const member = await rewardedMember(gateway)
      const { promotionId } = await putDepositBonus(gateway.deps, firstOnly)
      const key = crypto.randomUUID()
      const ordered = (await order(member, promotionId, {}, key)).value()
      const joined = {
        promotionId,
        title: 'Something nice',
        state: 'joined',
        reason: null,
        amount: 50_00n,
        progress: null,
      }
      expect(ordered).toMatchObject({ withoutBonus: false, bonus: joined })
      // The same order again is answered as before, and joins nothing else.
      expect((await order(member, promotionId, {}, key)).value()).toEqual(ordered)
      expect((await order(member, null, {}, key)).envelope).toMatchObject({ code: 'idempotency_key_reused' })
      expect((await member.rewards()).filter(({ state }) => state === 'signed')).toHaveLength(1)
      const payment = paymentOf(gateway, ordered.depositId, { amount: 50_00n })
      await Promise.all([report(gateway, payment), report(gateway, payment)])
      const given = { state: 'given', reason: null, amount: 50_00n, progress: { done: 0n, required: 500_00n } }
      expect(await depositNow(gateway, member, ordered.depositId)).toMatchObject({ status: 'credited', bonus: given })
      expect(await bonusesOf(member)).toMatchObject([{ granted: 50_00n }])
      const { list } = (await gateway.call(getDeposits, { pageSize: 10 }, { token: member.token })).value()
      expect(list).toMatchObject([{ bonus: { ...given, title: 'Algo bom' } }])
      // What has ended is still named, and no longer shown as running.
      await gateway.call(startPause, { hours: 24 }, { token: member.token })
      expect(await bonusNow(member, ordered.depositId)).toMatchObject({ state: 'given', progress: null, until: null })
    })

    rule('every method brings it, of the amount without the fee', async () => {
      for (const method of ['ted', 'card'] as const) {
        const member = await rewardedMember(gateway)
        const { promotionId } = await putDepositBonus(gateway.deps)
        const amount = method === 'ted' ? 50_00n : 40_00n
        const fee = method === 'card' ? 1_40n : 0n
        const ordered = (await order(member, promotionId, { method, amount })).value()
        expect(ordered.bonus).toMatchObject({ state: 'joined', amount: amount - fee })
        expect(await reportBy(gateway, method, arrival(gateway, ordered.depositId, { amount }))).toBe(200)
        expect(await bonusNow(member, ordered.depositId)).toMatchObject({ state: 'given', amount: amount - fee })
      }
    })

    test('of two open charges with one offer the first that is paid brings it, and the other says so', async () => {
      const member = await rewardedMember(gateway)
      const { promotionId } = await putDepositBonus(gateway.deps, firstOnly)
      const one = (await order(member, promotionId)).value()
      const other = (await order(member, promotionId)).value()
      await Promise.all([pay(one.depositId), pay(other.depositId)])
      const seen = [await bonusNow(member, one.depositId), await bonusNow(member, other.depositId)]
      expect(seen.map((bonus) => bonus?.state).sort()).toEqual(['given', 'lost'])
      expect(seen.find((bonus) => bonus?.state === 'lost')).toMatchObject({ reason: 'elsewhere' })
      expect(await bonusesOf(member)).toHaveLength(1)
      expect(await member.balance()).toBe(100_00n)
    })

    test('a deposit without a bonus brings none, though one was joined, and ends one for the first deposit', async () => {
      const member = await rewardedMember(gateway)
      const first = await putDepositBonus(gateway.deps, firstOnly)
      const any = await putDepositBonus(gateway.deps)
      const withFirst = (await order(member, first.promotionId)).value()
      const { claimId } = await member.join(any.promotionId)
      const without = (await order(member, null)).value()
      expect(without).toMatchObject({ bonus: null, withoutBonus: true })
      await pay(without.depositId)
      expect(await bonusesOf(member)).toEqual([])
      expect(await member.seen(claimId)).toMatchObject({ state: 'signed' })
      expect(await bonusNow(member, withFirst.depositId)).toMatchObject({ state: 'lost', reason: 'missed' })
      await pay(withFirst.depositId)
      expect(await bonusesOf(member)).toEqual([])
      expect(await member.balance()).toBe(100_00n)
      // Nothing was chosen: what was joined comes, as before.
      await payIn(gateway, member.token, 50_00n)
      expect(await bonusesOf(member)).toHaveLength(1)
    })

    rule('the chosen one comes, not the one that ends first', async () => {
      const member = await rewardedMember(gateway)
      const sooner = await putDepositBonus(gateway.deps, { rules: { days: 1 } })
      const wanted = await putDepositBonus(gateway.deps)
      const { claimId } = await member.join(sooner.promotionId)
      const ordered = (await order(member, wanted.promotionId)).value()
      await pay(ordered.depositId)
      expect(await bonusNow(member, ordered.depositId)).toMatchObject({
        promotionId: wanted.promotionId,
        state: 'given',
      })
      expect(await member.seen(claimId)).toMatchObject({ state: 'signed' })
    })

    rule('an order with an offer that cannot be had is refused before a charge is opened', async () => {
      const member = await rewardedMember(gateway)
      const small = await putDepositBonus(gateway.deps)
      const refused = async (bonus: string, changed = {}) => (await order(member, bonus, changed)).envelope
      expect(await refused(small.promotionId, { amount: 19_99n })).toMatchObject({
        code: 'promotion_refused',
        value: { missing: ['deposit_small'] },
      })
      expect(await refused('999999')).toMatchObject({ code: 'promotion_not_open' })
      const ended = await putDepositBonus(gateway.deps, {
        validUntil: new Date(gateway.clock.now().getTime() + 60_000),
      })
      gateway.clock.advance(61_000)
      expect(await refused(ended.promotionId)).toMatchObject({ code: 'promotion_not_open' })
      await payIn(gateway, member.token, 50_00n)
      const first = await putDepositBonus(gateway.deps, firstOnly)
      expect(await refused(first.promotionId)).toMatchObject({
        code: 'promotion_refused',
        value: { missing: ['first_deposit'] },
      })
      const { list } = (await gateway.call(getDeposits, { pageSize: 10 }, { token: member.token })).value()
      expect(list).toHaveLength(1)
      expect((await member.rewards()).filter(({ state }) => state === 'signed')).toEqual([])
    })

    rule('the money is credited when its bonus cannot come any more, and the deposit gives the reason', async () => {
      const left = await rewardedMember(gateway)
      const { promotionId } = await putDepositBonus(gateway.deps)
      const one = (await order(left, promotionId)).value()
      const [signed] = (await left.rewards()).filter(({ state }) => state === 'signed')
      ;(await gateway.call(leavePromotion, { claimId: signed?.claimId ?? '' }, { token: left.token })).value()
      await pay(one.depositId)
      expect(await bonusNow(left, one.depositId)).toMatchObject({ state: 'lost', reason: 'left' })
      const less = (await order(left, promotionId)).value()
      await pay(less.depositId, 10_00n)
      expect(await bonusNow(left, less.depositId)).toMatchObject({ state: 'lost', reason: 'small' })
      expect(await left.balance()).toBe(60_00n)
      const paused = await rewardedMember(gateway)
      const two = (await order(paused, promotionId)).value()
      ;(await gateway.call(startPause, { hours: 24 }, { token: paused.token })).value()
      await pay(two.depositId)
      expect(await bonusNow(paused, two.depositId)).toMatchObject({ state: 'lost', reason: 'blocked' })
      expect(await paused.balance()).toBe(50_00n)
    })

    rule('free rounds are chosen in the same way', async () => {
      const member = await rewardedMember(gateway)
      const { promotionId } = await putDepositBonus(gateway.deps, {
        terms: undefined,
        free: { games: [nodes.RNG], rounds: 4 },
        rules: { deposit: { ...depositRules, percent: null } },
      })
      const ordered = (await order(member, promotionId)).value()
      expect(ordered.bonus).toMatchObject({ state: 'joined', rounds: 4 })
      await pay(ordered.depositId)
      expect(await bonusNow(member, ordered.depositId)).toMatchObject({ state: 'given', rounds: 4, progress: null })
    })

    rule('no form begins with a bonus that the member has not chosen', async () => {
      const { token } = await rewardedMember(gateway)
      expect((await gateway.call(getDepositMethods, {}, { token })).value()).toMatchObject({ bonusPreselected: false })
    })
  },
)
