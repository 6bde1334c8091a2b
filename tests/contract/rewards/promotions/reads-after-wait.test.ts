import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GiftRefused, giveBonus } from '#gateway/rewards/bonuses/gift.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import { giveReward } from '#gateway/rewards/promotions/give.ts'
import { lockMember } from '#gateway/rewards/promotions/member-facts.ts'
import { payReward } from '#gateway/rewards/promotions/pay-reward.ts'
import { lockMemberReward, lockReward } from '#gateway/rewards/promotions/rewards.ts'
import { someOffer } from '#tests/support/bonus.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember } from '#tests/support/people.ts'
import { putSome } from '#tests/support/promotions.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { untilWaiting } from '#tests/support/waiting.ts'

// An embedded database lets one transaction work at a time.
describe.skipIf(!hasPostgres())('what a transaction reads after it has waited for another one', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: 'postgres' })
  })
  afterAll(() => closeReconciled(gateway))

  const person = async () => await memberOf(gateway, (await registerMember(gateway)).token)

  test.each(['own', 'any'] as const)('is the bonus that the reward got meanwhile: %s', async (whose) => {
    const { database } = gateway.deps
    const [memberId, now] = [await person(), gateway.clock.now()]
    const { name } = await putSome(gateway.deps, 'gift', { terms: { times: 1 } })
    const id = await giveReward(gateway.deps, { promotion: name, memberId, reference: 'one', by: 'test' })
    const lock = { own: () => lockOwn(id), any: () => database.transaction((tx) => lockReward(tx, id)) }
    const lockOwn = (claimId: bigint) => database.transaction((tx) => lockMemberReward(tx, memberId, `${claimId}`))
    const { late } = await database.transaction(async (tx) => {
      await lockMember(tx, memberId, now)
      const row = await lockReward(tx, id)
      if (!row) throw new Error('The reward is not there.')
      await payReward(tx, row, now)
      const late = lock[whose]()
      await untilWaiting(database, 1, late)
      return { late }
    })
    expect(await late).toMatchObject({ state: 'claimed', status: 'active', required: 1_000n, progress: 0n })
  })

  test('are the bonuses that a member has had: one for each person is given once', async () => {
    const { database } = gateway.deps
    const [memberId, now] = [await person(), gateway.clock.now()]
    await database.query(`UPDATE member SET cpf = '52998224725' WHERE id = :memberId`, { memberId })
    const offer = someOffer(`once-${process.pid}`, { onePerPerson: true })
    await putOffer(database, offer, { by: 'test', validFrom: now, validUntil: null, now })
    const give = (reference: string) => giveBonus(gateway.deps, { offer: offer.name, memberId, reference, by: 'test' })
    const { gifts } = await database.transaction(async (tx) => {
      await lockMember(tx, memberId, now)
      const gifts = Promise.allSettled([give('one'), give('two')])
      await untilWaiting(database, 2, gifts)
      return { gifts }
    })
    const refused = (await gifts).flatMap((gift) => (gift.status === 'rejected' ? [gift.reason] : []))
    expect(refused).toEqual([new GiftRefused('had_it_before')])
    const text = 'SELECT id FROM bonus_grant WHERE member_id = :memberId'
    expect(await rowsAs(database, text, { memberId })).toHaveLength(1)
  })
})
