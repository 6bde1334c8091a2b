import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { decideCase } from '#gateway/money/withdrawals/cases.ts'
import { askAbout } from '#gateway/money/withdrawals/pay-out.ts'
import { review, reviewQueue } from '#gateway/money/withdrawals/review.ts'
import { messagesOf } from '#tests/support/audit.ts'
import { theDatabase } from '#tests/support/database.ts'
import { fakePayouts } from '#tests/support/fake-payouts.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { payAfterPause, withdraw, withdrawalViews, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('decisions of the operator about withdrawals on $name', ({ open }) => {
  let gateway: TestGateway
  let fake: ReturnType<typeof fakePayouts>
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  beforeEach(() => {
    fake = fakePayouts()
  })
  afterAll(() => closeReconciled(gateway))

  const { funds, now } = withdrawalViews(() => gateway)
  const pay = () => payAfterPause(gateway, fake.provider)

  test('a large amount waits for a review (rule 10.15)', async () => {
    const member = await withdrawer(gateway, 5_000_00n)
    const asked = await withdraw(gateway, member, 2_000_01n)
    expect(asked).toMatchObject({ state: 'review', reason: 'large_amount' })
    await pay()
    expect(fake.submitted.filter((line) => line.startsWith(asked.withdrawalId))).toEqual([])
    const { database } = gateway.deps
    expect((await reviewQueue(database)).map(({ reference }) => reference)).toContain(asked.withdrawalId)
    const decisions = await Promise.allSettled([
      review(gateway.deps, asked.withdrawalId, { by: 'ana' }),
      review(gateway.deps, asked.withdrawalId, { by: 'rui', reject: 'documents_needed' }),
    ])
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { state } = await now(member, asked.withdrawalId)
    expect(state).toBe(decisions[0]?.status === 'fulfilled' ? 'approved' : 'rejected')
    const left = state === 'approved' ? { balance: 2_999_99n, held: 2_000_01n } : { balance: 5_000_00n, held: 0n }
    expect(await funds(member)).toMatchObject(left)
  })

  test('a withdrawal that an operator refuses is over, and gives the money back', async () => {
    const member = await withdrawer(gateway, 5_000_00n)
    const { withdrawalId } = await withdraw(gateway, member, 3_000_00n)
    await review(gateway.deps, withdrawalId, { by: 'ana', reject: 'documents_needed' })
    expect(await now(member, withdrawalId)).toMatchObject({ state: 'rejected', reason: 'documents_needed' })
    expect(await funds(member)).toMatchObject({ balance: 5_000_00n, held: 0n })
  })

  test('a missing withdrawal is a case that the operator decides once; only returned money is credited (rule 10.18)', async () => {
    const member = await withdrawer(gateway)
    fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
    const missing = async () => {
      const { withdrawalId } = await withdraw(gateway, member)
      await pay()
      const input = { withdrawalId, confirmation: 'not_received' }
      const said = (await gateway.call(confirmWithdrawal, input, { token: member.token })).value()
      expect(said.case).toMatchObject({ outcome: null, note: null, closedAt: null })
      expect(said.timeline.at(-1)).toMatchObject({ state: 'paid', reason: 'not_received' })
      return withdrawalId
    }
    const [arrived, again, back, returned] = [await missing(), await missing(), await missing(), await missing()]
    const waits = async () =>
      (await reviewQueue(gateway.deps.database)).filter((row) => row.is_missing).map(({ reference }) => reference)
    expect(await waits()).toEqual(expect.arrayContaining([arrived, again, back, returned]))
    const spendable = async () => (await funds(member)).balance
    const before = await spendable()
    const decide = (reference: string, outcome: 'arrived' | 'paid_again' | 'returned') =>
      decideCase(gateway.deps, reference, { outcome, note: 'Payment E123.', by: 'rosa' })

    await decide(arrived, 'arrived')
    await decide(again, 'paid_again')
    expect(await spendable()).toBe(before)
    await decide(back, 'returned')
    expect(await spendable()).toBe(before + 100_00n)
    for (const outcome of ['arrived', 'paid_again', 'returned'] as const)
      await expect(decide(back, outcome)).rejects.toThrow('no open case')

    // The bank sends three of them back: money that was paid twice is the house's, and an open case is closed by the return.
    fake.said.find = async () => ({ state: 'returned', paidAt: gateway.clock.now(), reason: 'account_closed' })
    for (const reference of [again, back, returned]) await askAbout(gateway.deps, fake.provider, reference)
    expect(await spendable()).toBe(before + 200_00n)
    const ends = await Promise.all([arrived, again, back, returned].map((id) => now(member, id)))
    expect(
      ends.map(({ state, case: found, timeline }) => [state, found?.outcome, found?.note, timeline.at(-1)?.reason]),
    ).toEqual([
      ['paid', 'arrived', 'Payment E123.', 'arrived'],
      ['paid', 'paid_again', 'Payment E123.', 'paid_again'],
      ['returned', 'returned', 'Payment E123.', 'never_arrived'],
      ['returned', 'returned', null, 'account_closed'],
    ])
    expect(await waits()).not.toEqual(expect.arrayContaining([arrived]))
    const kinds = await messagesOf(gateway, member)
    expect(kinds).toEqual(expect.arrayContaining(['withdrawal_found', 'withdrawal_paid_again', 'withdrawal_returned']))
  })
})
