import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { excludeSelf } from '#contract/account/protection/exclude-self.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { cancelBonus } from '#contract/rewards/bonuses/cancel-bonus.ts'
import { getBonusEntries } from '#contract/rewards/bonuses/get-bonus-entries.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { getEndedBonuses } from '#contract/rewards/bonuses/get-ended-bonuses.ts'
import { wageringOf } from '#gateway/play/vendors/bonus-money.ts'
import { GiftRefused, giveBonus } from '#gateway/rewards/bonuses/gift.ts'
import { runningBonuses } from '#gateway/rewards/bonuses/member-bonuses.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import type { BonusTerms } from '#gateway/rewards/bonuses/terms.ts'
import { giveSome, grantOf, someOffer } from '#tests/support/bonus.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { launch, memberOf, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

// Product rules 22.
describe('bonuses of members', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  async function person() {
    const { token } = await registerMember(gateway)
    return { token, memberId: await memberOf(gateway, token) }
  }
  async function withBonus(terms: Partial<BonusTerms> = {}) {
    const { token, memberId } = await person()
    const id = await giveSome(gateway.deps.database, memberId, gateway.clock.now(), terms)
    return { token, memberId, id, bonusId: id.toString() }
  }

  test('bonus money can be played with, is shown apart from the balance, and finally becomes part of it (rule 22.3)', async () => {
    const { token, bonusId, id } = await withBonus({ times: 1 })
    const gameToken = await launch(gateway, token)
    expect((await gateway.call(getSlotsState, {}, { token: gameToken })).value()).toMatchObject({
      balance: 0n,
      bonus: 1_000n,
      wagering: { bonusId, balance: 1_000n, required: 1_000n, progress: 0n, percent: 100, maxBet: null },
    })
    // The last of these spins completes the bonus or uses up its money, whatever they win.
    for (let spun = 0n; spun < 1_000n; spun += 200n)
      await gateway.call(spinSlots, { stake: 200n }, { token: gameToken, key: crypto.randomUUID() })
    const { status, converted, reason, balance } = await grantOf(gateway.deps.database, id)
    expect(status === 'completed' ? reason : converted).toBeNull()
    expect([status, balance]).toEqual([converted === null ? 'forfeited' : 'completed', 0n])
    expect((await gateway.call(getBalance, {}, { token })).value().balance).toBe(converted ?? 0n)
    const { list } = (await gateway.call(getEndedBonuses, { pageSize: 5 }, { token })).value()
    expect(list).toEqual([expect.objectContaining({ bonusId, converted })])
    expect((await gateway.call(getSlotsState, {}, { token: gameToken })).value()).toMatchObject({
      bonus: null,
      wagering: null,
    })
  })

  test('the bonus that the next bet feeds is the first, also while another is over and waits for its end (rule 22.12)', async () => {
    const { memberId, bonusId } = await withBonus({ days: 9 })
    const now = gateway.clock.now()
    const over = await giveSome(gateway.deps.database, memberId, now, { days: 2 })
    const later = new Date(now.getTime() + 3 * 86_400_000)
    const { list } = await runningBonuses({ ...gateway.deps, now: () => later }, memberId, 'en')
    expect(list.map((bonus) => bonus.bonusId)).toEqual([bonusId, over.toString()])
    const game = { memberId, currency: 'BRL', nodeId: 1001 }
    expect(await wageringOf(gateway.deps.database, game, later)).toMatchObject({ bonusId })
  })

  test('a member sees running bonuses with their terms, in the order in which bets feed them (rule 22.12)', async () => {
    const { token, memberId, bonusId } = await withBonus({ days: 9, maxBet: '500', maxWinTimes: 3 })
    const now = gateway.clock.now()
    const weights = { games: { 1001: 50 }, categories: { RNG: 100 }, vendors: { ARARA: 20 }, default: 5 }
    const sooner = await giveSome(gateway.deps.database, memberId, now, { days: 2, weights })
    const { list } = (await gateway.call(getBonuses, { language: 'pt' }, { token })).value()
    expect(list.map((bonus) => bonus.bonusId)).toEqual([sooner.toString(), bonusId])
    expect(list[1]).toMatchObject({
      title: 'Presente',
      state: 'active',
      balance: 1_000n,
      required: 2_000n,
      progress: 0n,
      maxBet: 500n,
      cap: 3_000n,
      expiresAt: new Date(now.getTime() + 9 * 86_400_000).toISOString(),
    })
    expect(list[0]?.weights).toMatchObject({
      games: [{ name: expect.not.stringMatching(/^\d+$/), percent: 50 }],
      categories: [{ gameType: 'RNG', percent: 100 }],
      vendors: [{ name: 'Arara Originals', percent: 20 }],
      others: 5,
    })
  })

  test('a cancellation first shows the loss, and happens once (rule 22.9)', async () => {
    const { token, memberId, bonusId } = await withBonus()
    const cancel = async (preview: boolean) =>
      (await gateway.call(cancelBonus, { bonusId, preview }, { token })).value()
    expect(await cancel(true)).toMatchObject({ lost: 1_000n, bonus: { state: 'active', balance: 1_000n } })
    const done = { lost: 1_000n, bonus: { state: 'forfeited', reason: 'cancelled', balance: 0n } }
    expect(await cancel(false)).toMatchObject(done)
    expect(await cancel(false)).toMatchObject(done)
    const entries = (await gateway.call(getBonusEntries, { bonusId, pageSize: 5 }, { token })).value()
    expect(entries.list.map(({ kind, bonusAmount }) => [kind, bonusAmount])).toEqual([
      ['forfeit', -1_000n],
      ['grant', 1_000n],
    ])
    const acts = await rowsAs<{ details: unknown }>(
      gateway.deps.database,
      `SELECT details FROM member_audit WHERE member_id = :memberId AND act = 'bonus_cancelled'`,
      { memberId },
    )
    expect(acts).toEqual([{ details: { bonus: bonusId, lost: '1000' } }])
  })

  test.each([
    ['a pause', 'pause', (token: string) => gateway.call(startPause, { hours: 24 }, { token })],
    ['an exclusion', 'exclusion', (token: string) => gateway.call(excludeSelf, { months: null }, { token })],
  ] as const)('%s ends a bonus, with the reason (rule 22.9)', async (_, reason, block) => {
    const { token, memberId, id } = await withBonus()
    ;(await block(token)).value()
    expect(await grantOf(gateway.deps.database, id)).toMatchObject({ status: 'forfeited', reason, balance: 0n })
    const [event] = await rowsAs<{ details: unknown }>(
      gateway.deps.database,
      'SELECT details FROM member_protection_event WHERE member_id = :memberId AND action = :reason',
      { memberId, reason },
    )
    expect(event?.details).toMatchObject({ bonuses: 1 })
  })

  test('a member with a refusing fact gets no bonus, and nothing is given twice (rule 22.2)', async () => {
    const { database, now } = gateway.deps
    const offer = someOffer('once-only', { onePerPerson: true })
    const put = { by: 'test', validFrom: now(), validUntil: null, now: now() }
    await putOffer(database, offer, put)
    const { memberId, token } = await person()
    const give = (reference: string, member = memberId, name = offer.name) =>
      giveBonus(gateway.deps, { offer: name, memberId: member, reference, by: 'test' }).then(
        () => 'given',
        (error: unknown) => (error instanceof GiftRefused ? error.code : error),
      )
    expect(await give('a', memberId, 'nothing')).toBe('offer_unknown')
    expect(await give('a', 0n)).toBe('member_unknown')
    // The person of the member is not known yet.
    expect(await give('a')).toBe('person_unknown')
    await database.query(`UPDATE member SET cpf = '52998224725' WHERE id = :memberId`, { memberId })
    expect(await give('a')).toBe('given')
    expect(await give('b')).toBe('had_it_before')
    const free = someOffer('each-time')
    await putOffer(database, free, put)
    expect(await give('c', memberId, free.name)).toBe('given')
    expect(await give('c', memberId, free.name)).toBe('reference_used')
    const foreign = { ...someOffer('in-dollars'), currency: 'USD' }
    await putOffer(database, foreign, put)
    expect(await give('d', memberId, foreign.name)).toBe('currency_differs')
    ;(await gateway.call(startPause, { hours: 24 }, { token })).value()
    expect(await give('e', memberId, free.name)).toBe('play_blocked')
  })

  test('a new version of an offer does not change granted bonuses (rule 22.1)', async () => {
    const { database, now } = gateway.deps
    const { memberId } = await person()
    const offer = someOffer('changing')
    const put = { by: 'test', validFrom: now(), validUntil: null, now: now() }
    expect(await putOffer(database, offer, put)).toBe(1)
    const gift = { offer: offer.name, memberId, by: 'test' }
    const first = await giveBonus(gateway.deps, { ...gift, reference: '1' })
    expect(await putOffer(database, someOffer('changing', { times: 9 }), put)).toBe(2)
    const second = await giveBonus(gateway.deps, { ...gift, reference: '2' })
    expect((await grantOf(database, first)).required).toBe(2_000n)
    expect((await grantOf(database, second)).required).toBe(9_000n)
  })
})
