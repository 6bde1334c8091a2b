import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import { workOutCashBack } from '#gateway/rewards/promotions/cash-back.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { giveReward } from '#gateway/rewards/promotions/give.ts'
import type { PromotionRules } from '#gateway/rewards/promotions/rules.ts'
import { someOffer } from '#tests/support/bonus.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { freeRoundsPlayer } from '#tests/support/free-rounds.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf, payIn, registerMember } from '#tests/support/people.ts'
import { depositRules, putDepositBonus, putSome } from '#tests/support/promotions.ts'
import { nodes, smallCatalogue, withTheme } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { tableOf, vendorTable } from '#tests/support/vendor-table.ts'

// Product rules 23.1, 28.1 and 28.13: each member has the version that was valid when they joined, or when their period began.
describe('versions of promotions (rules 23.1, 28.1 and 28.13)', () => {
  let gateway: TestGateway
  // Noon of a Monday in UTC; the day of the house began at 3:00.
  const clock = fakeClock(new Date('2026-03-02T12:00:00Z'))
  beforeAll(async () => {
    gateway = await testGateway({ clock })
    await smallCatalogue(gateway.deps.database)
    await withTheme(gateway.deps.database)
  })
  afterAll(() => closeReconciled(gateway))

  async function person() {
    const { token } = await registerMember(gateway)
    return { token, memberId: await memberOf(gateway, token) }
  }
  const joined = async (promotionId: string) => {
    const member = await person()
    ;(await gateway.call(joinPromotion, { promotionId }, { token: member.token })).value()
    return member
  }
  const shown = async ({ token }: { readonly token: string }) =>
    (await gateway.call(getRewards, { language: 'en' }, { token })).value().list
  const grantsOf = (memberId: bigint) =>
    rowsAs<object>(
      gateway.deps.database,
      `SELECT o.version, g.granted, g.required, g.max_bet FROM bonus_grant g JOIN bonus_offer o ON o.id = g.offer_id
       WHERE g.member_id = :memberId ORDER BY g.id`,
      { memberId },
    )
  const setsOf = (memberId: bigint) =>
    rowsAs<object>(
      gateway.deps.database,
      `SELECT o.version, f.rounds, f.stake FROM free_rounds f JOIN free_offer o ON o.id = f.offer_id
       WHERE f.member_id = :memberId ORDER BY f.id`,
      { memberId },
    )

  test('who joined before a new version gets the old percentage by the old offer, and who joins after it the new ones', async () => {
    const first = await putDepositBonus(gateway.deps)
    const before = await joined(first.promotionId)
    const second = await putDepositBonus(gateway.deps, {
      name: first.name,
      terms: { amount: '1500', times: 3, maxBet: '700' },
      rules: { deposit: { ...depositRules, percent: 50 } },
    })
    expect(second.promotionId).not.toBe(first.promotionId)
    const after = await joined(second.promotionId)
    const card = async (member: typeof before) =>
      (await shown(member))
        .filter(({ claimId }) => claimId !== null)
        .map(({ promotionId, amount }) => [promotionId, amount])
    expect(await card(before)).toEqual([[first.promotionId, 5_000n]])
    expect(await card(after)).toEqual([[second.promotionId, 1_500n]])
    for (const { token } of [before, after]) await payIn(gateway, token, 4_000n)
    expect(await grantsOf(before.memberId)).toEqual([{ version: 1, granted: 4_000n, required: 40_000n, max_bet: null }])
    expect(await grantsOf(after.memberId)).toEqual([{ version: 2, granted: 1_500n, required: 4_500n, max_bet: 700n }])
  })

  test('a new version of the offer alone changes nothing for a promotion that is there', async () => {
    const { deps } = gateway
    const { name, promotionId } = await putDepositBonus(deps)
    const member = await joined(promotionId)
    const put = { by: 'test', validFrom: deps.now(), validUntil: null, now: deps.now() }
    expect(await putOffer(deps.database, someOffer(name, { amount: '100', times: 2 }), put)).toBe(2)
    await payIn(gateway, member.token, 4_000n)
    expect(await grantsOf(member.memberId)).toMatchObject([{ version: 1, required: 40_000n }])
  })

  test('free rounds keep the version that was joined or given, also if they come or are claimed after a new one', async () => {
    const { deps } = gateway
    const free = { games: [nodes.RNG], rounds: 4, stake: '100' }
    const rules = { deposit: { ...depositRules, percent: null } }
    const first = await putSome(deps, 'deposit_bonus', { free, rules })
    const before = await joined(first.promotionId)
    const second = await putSome(deps, 'deposit_bonus', {
      name: first.name,
      free: { ...free, rounds: 2, stake: '200' },
      rules: { deposit: { ...depositRules, minimum: '1000', percent: null } },
    })
    const after = await joined(second.promotionId)
    // The first version asks for more.
    for (const { token } of [before, after]) await payIn(gateway, token, 1_000n)
    expect(await setsOf(before.memberId)).toEqual([])
    expect(await setsOf(after.memberId)).toEqual([{ version: 2, rounds: 2, stake: 200n }])
    await payIn(gateway, before.token, 2_000n)
    expect(await setsOf(before.memberId)).toEqual([{ version: 1, rounds: 4, stake: 100n }])
  })

  test('a gift of free rounds that waits keeps its version, and given rounds keep their terms and their bonus', async () => {
    const { deps } = gateway
    const free = { games: [nodes.RNG], rounds: 1, stake: '100' }
    const terms = { amount: '500', times: 2 }
    const member = await freeRoundsPlayer(deps, { free, terms })
    const { memberId } = member
    const waiting = await putSome(deps, 'gift', { free, terms })
    const claimId = await giveReward(deps, { promotion: waiting.name, memberId, reference: 'waits', by: 'test' })
    for (const name of [member.promotion, waiting.name])
      await putSome(deps, 'gift', { name, free: { ...free, rounds: 5 }, terms: { amount: '100', times: 9 } })
    const session: Session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
    await claimReward(deps, session, { key: 'waits', claimId: `${claimId}`, language: 'en' })
    const given = { version: 1, rounds: 1, stake: 100n }
    expect(await setsOf(memberId)).toEqual([given, given])
    await member.play('f1', 300n)
    expect(await grantsOf(memberId)).toMatchObject([{ version: 1, granted: 300n, required: 600n }])
  })

  test('cash back has the version that was valid when its period began; a new one begins with the next period', async () => {
    const { deps } = gateway
    const cashBack: NonNullable<PromotionRules['cashBack']> = {
      ...{ period: 'day', rate: 1_000, categories: null, minimum: '100', cap: '500' },
    }
    const { name } = await putSome(deps, 'cash_back', { rules: { cashBack } })
    clock.advance(hours(24))
    const at = await vendorTable(deps.database, clock.now())
    await at.betAndWin('b1', 500n, 0n)
    await putSome(deps, 'cash_back', {
      name,
      rules: { cashBack: { ...cashBack, rate: 5_000, minimum: '1', cap: '10' } },
    })
    clock.advance(hours(24))
    await workOutCashBack(deps)
    await tableOf(deps.database, at.player, clock.now()).betAndWin('b2', 400n, 0n)
    clock.advance(hours(24))
    await workOutCashBack(deps)
    const rows = await rowsAs<object>(
      deps.database,
      `SELECT p.version, c.stake, c.rate, c.cap, c.amount FROM cash_back c JOIN promotion p ON p.id = c.promotion_id
       WHERE c.member_id = :memberId AND c.name = :name ORDER BY c.id`,
      { memberId: at.player.memberId, name },
    )
    expect(rows).toEqual([
      { version: 1, stake: 500n, rate: 1_000, cap: 500n, amount: 50n },
      { version: 2, stake: 400n, rate: 5_000, cap: 10n, amount: 10n },
    ])
  })
})
