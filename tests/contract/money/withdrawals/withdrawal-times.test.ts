import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import { review } from '#gateway/money/withdrawals/review.ts'
import { findWithdrawal } from '#gateway/money/withdrawals/withdrawal-queries.ts'
import { payoutKinds } from '#lib/payout-kinds.ts'
import { hours, later, minutes, seconds } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { fakePayouts } from '#tests/support/fake-payouts.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { approveIdentity } from '#tests/support/identifying.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import {
  changeRules,
  payAfterPause,
  withdraw,
  withdrawalViews,
  withdrawer,
  withdrawerTo,
} from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('times of withdrawals on $name', ({ open }) => {
  let gateway: TestGateway
  let fake: ReturnType<typeof fakePayouts>
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  beforeEach(async () => {
    fake = fakePayouts()
    moveTo(gateway, 'demo')
    await changeRules(gateway, { payoutMinutes: 45 })
  })
  afterAll(() => closeReconciled(gateway))

  const { now } = withdrawalViews(() => gateway)
  const pay = () => payAfterPause(gateway, fake.provider)
  /** The times at which the money was expected, in the order of the timeline. */
  const expectations = async (withdrawalId: string) => {
    const row = await findWithdrawal(gateway.deps.database, withdrawalId)
    expect(row?.expected_at.toISOString()).toBe(new Date(row?.events.at(-1)?.expected_at ?? 0).toISOString())
    return row?.events.map(({ state, expected_at }) => [state, new Date(expected_at).toISOString()])
  }

  describe('the time at which money is expected', () => {
    test.each(payoutKinds)('is the promised time after the request, by %s', async (kind) => {
      const member = kind === 'pix' ? await withdrawer(gateway) : await withdrawerTo(gateway, kind)
      const asked = await withdraw(gateway, member)
      expect(asked.account.kind).toBe(kind)
      expect(asked.requestedAt).toBe(gateway.clock.now().toISOString())
      expect(asked.expectedAt).toBe(later(asked.requestedAt, minutes(45)).toISOString())
    })

    test('stays the same until the outcome is known; paid money has the bank’s time', async () => {
      const member = await withdrawer(gateway)
      const { withdrawalId, expectedAt } = await withdraw(gateway, member)
      // A later change of the rules is for later withdrawals.
      await changeRules(gateway, { payoutMinutes: 90 })
      fake.said.submit = fake.silent
      fake.said.find = fake.silent
      await pay()
      const paidAt = later(gateway.clock.now(), seconds(7))
      fake.said.find = async () => ({ state: 'paid', at: paidAt })
      await pay()
      expect(await now(member, withdrawalId)).toMatchObject({ state: 'paid', expectedAt: paidAt.toISOString() })
      expect(await expectations(withdrawalId)).toEqual([
        ...['requested', 'approved', 'submitted', 'unknown'].map((state) => [state, expectedAt]),
        ['paid', paidAt.toISOString()],
      ])
    })

    test('stays the same while a person looks at it', async () => {
      const member = await withdrawer(gateway, 5_000_00n)
      const { withdrawalId, expectedAt } = await withdraw(gateway, member, 3_000_00n)
      gateway.clock.advance(minutes(30))
      await review(gateway.deps, withdrawalId, { by: 'ana' })
      expect(await expectations(withdrawalId)).toEqual(
        ['requested', 'review', 'approved'].map((state) => [state, expectedAt]),
      )
    })

    test('is the end of a withdrawal that the operator or the bank refuses, or that comes back', async () => {
      const member = await withdrawer(gateway, 5_000_00n)
      const last = async (withdrawalId: string) => (await expectations(withdrawalId))?.at(-1)
      const moment = () => gateway.clock.now().toISOString()
      const rejected = await withdraw(gateway, member, 3_000_00n)
      gateway.clock.advance(minutes(5))
      await review(gateway.deps, rejected.withdrawalId, { by: 'ana', reject: 'documents_needed' })
      expect(await last(rejected.withdrawalId)).toEqual(['rejected', moment()])

      const failed = await withdraw(gateway, member)
      fake.said.submit = async () => ({ state: 'refused', reason: 'account_closed' })
      await pay()
      expect(await last(failed.withdrawalId)).toEqual(['failed', moment()])

      const returned = await withdraw(gateway, member)
      fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
      await pay()
      const paidAt = gateway.clock.now()
      gateway.clock.advance(minutes(5))
      fake.said.find = async () => ({ state: 'returned', paidAt, reason: 'account_closed' })
      await askAbout(gateway.deps, fake.provider, returned.withdrawalId)
      expect(await last(returned.withdrawalId)).toEqual(['returned', moment()])
      expect(await now(member, returned.withdrawalId)).toMatchObject({ paidAt: paidAt.toISOString() })
    })

    test('is never later than the law of the market allows (rule 17.13)', async () => {
      const member = await withdrawer(gateway)
      await approveIdentity(gateway, member.token)
      moveTo(gateway, 'br')
      const promised = async (payoutMinutes: number) => {
        await changeRules(gateway, { payoutMinutes })
        const { requestedAt, expectedAt } = await withdraw(gateway, member)
        return Date.parse(expectedAt) - Date.parse(requestedAt)
      }
      expect([await promised(600), await promised(30)]).toEqual([minutes(120), minutes(30)])
    })
  })
})

describe.each(theDatabase())('the published times of payouts on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await changeRules(gateway, { dayCount: 100 })
  })
  afterAll(() => closeReconciled(gateway))

  test('are the median and the 90th percentile of what was paid in the last 30 days, counted from the request (rule 10.19)', async () => {
    const fake = fakePayouts()
    let member = await withdrawer(gateway)
    /** Payouts that take these seconds from the request, whenever the job runs. */
    const payouts = async (...lengths: number[]) => {
      const paidAt = new Map<string, Date>()
      for (const length of lengths) {
        const { withdrawalId, requestedAt } = await withdraw(gateway, member, 20_00n)
        paidAt.set(withdrawalId, later(requestedAt, seconds(length)))
      }
      fake.said.submit = async ({ reference }) => {
        const at = paidAt.get(reference)
        return at ? { state: 'paid', at } : { state: 'processing' }
      }
      await payWithdrawals(gateway.deps, fake.provider)
      return [...paidAt.keys()]
    }
    const speed = async () => (await gateway.call(getWithdrawalOptions, {}, { token: member.token })).value().speed

    expect(await speed()).toBeNull()
    await payouts(50_000)
    expect(await speed()).toEqual({ median: 50_000, ninety: 50_000, payouts: 1 })
    // A payout of 30 days ago counts; a millisecond later it does not.
    gateway.clock.advance(seconds(50_000) + hours(30 * 24))
    member = await withdrawer(gateway)
    expect(await speed()).toMatchObject({ payouts: 1 })
    gateway.clock.advance(1)
    expect(await speed()).toBeNull()

    // What is not paid, or refused, does not count; what came back was paid.
    await withdraw(gateway, member, 20_00n)
    fake.said.submit = async () => ({ state: 'refused', reason: 'account_closed' })
    await payWithdrawals(gateway.deps, fake.provider)
    expect(await speed()).toBeNull()
    const [first] = await payouts(1_200, 60, 240, 120)
    await withdraw(gateway, member, 20_00n)
    fake.said.find = async () => ({ state: 'returned', paidAt: gateway.clock.now(), reason: 'account_closed' })
    await askAbout(gateway.deps, fake.provider, first ?? '')
    // Between 120 and 240, and seven tenths of the way from 240 to 1,200.
    expect(await speed()).toEqual({ median: 180, ninety: 912, payouts: 4 })
    await payouts(90, 90, 90, 90, 90, 90, 5_000)
    // 60, seven times 90 to 120, then 240, 1,200, 5,000: the sixth and the tenth of eleven.
    expect(await speed()).toEqual({ median: 90, ninety: 1_200, payouts: 11 })
  })
})
