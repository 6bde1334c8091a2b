import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { review } from '#gateway/money/withdrawals/review.ts'
import { findWithdrawal } from '#gateway/money/withdrawals/withdrawal-queries.ts'
import { minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { fakePayouts } from '#tests/support/fake-payouts.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { systemBalance } from '#tests/support/ledger.ts'
import { changeRules, payAfterPause, withdraw, withdrawalViews, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('payouts of withdrawals on $name', ({ open }) => {
  let gateway: TestGateway
  let fake: ReturnType<typeof fakePayouts>
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  beforeEach(() => {
    fake = fakePayouts()
  })
  afterAll(() => closeReconciled(gateway))

  const { funds, now, states } = withdrawalViews(() => gateway)
  const pay = () => payAfterPause(gateway, fake.provider)

  test('the amount is held at once and leaves when it is paid: the payout to the bank, the fee to the house (rule 10.15)', async () => {
    await changeRules(gateway, { feeFixed: '150', feeBasisPoints: 100 })
    const member = await withdrawer(gateway)
    const { database } = gateway.deps
    const before = await Promise.all(
      (['withdrawals', 'fees'] as const).map((name) => systemBalance(database, name, 'BRL')),
    )
    const asked = await withdraw(gateway, member, 200_00n)
    expect(asked).toMatchObject({ state: 'approved', amount: 200_00n, fee: 3_50n, payout: 196_50n, reason: null })
    expect(await funds(member)).toMatchObject({ balance: 800_00n, held: 200_00n })
    await pay()
    expect(fake.submitted).toEqual([`${asked.withdrawalId} 19650`])
    fake.said.find = async () => ({ state: 'paid', at: gateway.clock.now() })
    await pay()
    expect(await funds(member)).toMatchObject({ balance: 800_00n, held: 0n })
    expect(await states(member, asked.withdrawalId)).toEqual(['requested', 'approved', 'submitted', 'paid'])
    const after = await Promise.all(
      (['withdrawals', 'fees'] as const).map((name) => systemBalance(database, name, 'BRL')),
    )
    expect(after.map((sum, place) => sum - (before[place] ?? 0n))).toEqual([196_50n, 3_50n])
    // The provider may report it again.
    await askAbout(gateway.deps, fake.provider, asked.withdrawalId)
    expect(await states(member, asked.withdrawalId)).toHaveLength(4)
    await changeRules(gateway, {})
  })

  test.each([
    [91n, 'failed'],
    [92n, 'paid'],
    [93n, 'paid'],
    [94n, 'returned'],
  ] as const)('the sandbox ends a payout whose cents are %s: %s', async (cents, end) => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member, 100_00n + cents)
    // Ports are made anew for each run of the job.
    for (let run = 0; run < 6; run++) await payAfterPause(gateway, payoutPorts(gateway.deps).provider)
    if (end === 'returned') await askAbout(gateway.deps, payoutPorts(gateway.deps).provider, withdrawalId)
    expect((await findWithdrawal(gateway.deps.database, withdrawalId))?.state).toBe(end)
  })

  test('a withdrawal that the bank refuses gives the money back, and the member gets a message (rule 10.16)', async () => {
    const member = await withdrawer(gateway)
    const unread = async () => (await gateway.call(getUnreadCount, {}, { token: member.token })).value().unread
    const { withdrawalId } = await withdraw(gateway, member)
    const before = await unread()
    fake.said.submit = async () => ({ state: 'refused', reason: 'account_closed' })
    await pay()
    expect(await now(member, withdrawalId)).toMatchObject({ state: 'failed', reason: 'account_closed', paidAt: null })
    expect(await funds(member)).toMatchObject({ balance: 1_000_00n, held: 0n })
    expect(await unread()).toBe(before + 1)
  })

  test('a lost answer keeps the money held until the provider answers with the outcome (rule 10.16)', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    fake.said.submit = fake.silent
    fake.said.find = fake.silent
    await pay()
    await pay()
    expect(await now(member, withdrawalId)).toMatchObject({ state: 'unknown' })
    expect(await funds(member)).toMatchObject({ balance: 900_00n, held: 100_00n })
    fake.said.find = async () => ({ state: 'paid', at: gateway.clock.now() })
    await pay()
    expect(await now(member, withdrawalId)).toMatchObject({ state: 'paid' })
    expect(fake.submitted).toHaveLength(1)
  })

  test('a request that never arrived is repeated, under the same reference (rule 10.16)', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    fake.said.submit = fake.silent
    await pay()
    fake.said.find = async () => undefined
    fake.said.submit = async () => ({ state: 'processing' })
    await pay()
    expect(fake.submitted).toEqual([`${withdrawalId} 10000`, `${withdrawalId} 10000`])
    expect(await states(member, withdrawalId)).toEqual(['requested', 'approved', 'submitted', 'unknown', 'submitted'])
  })

  test('asking the provider about an unapproved or rejected withdrawal sends nothing', async () => {
    await changeRules(gateway, { automaticUpTo: '0' })
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    fake.said.find = async () => undefined
    await askAbout(gateway.deps, fake.provider, withdrawalId)
    await review(gateway.deps, withdrawalId, { by: 'ana', reject: 'rules_broken' })
    await askAbout(gateway.deps, fake.provider, withdrawalId)
    expect(fake.submitted).toEqual([])
    expect(await states(member, withdrawalId)).toEqual(['requested', 'review', 'rejected'])
    await changeRules(gateway, {})
  })

  test('a provider that is silent for hours needs the operator, and the money stays held (rule 10.16)', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    fake.said.submit = fake.silent
    fake.said.find = fake.silent
    for (let time = 0; time < 14; time++) await pay()
    expect(gateway.log()).toContain('a payout is unknown: somebody must look')
    // The session has ended in the meantime.
    expect(await findWithdrawal(gateway.deps.database, withdrawalId)).toMatchObject({ state: 'unknown' })
    const held = `SELECT amount, status FROM ledger_hold WHERE reference = 'withdrawal:' || :withdrawalId`
    expect(await gateway.deps.database.query(held, { withdrawalId })).toEqual([{ amount: 100_00n, status: 'pending' }])
  })

  test('a withdrawal that the bank returns gives the whole money back, as a new movement (rule 10.17)', async () => {
    await changeRules(gateway, { feeFixed: '200' })
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    const paidAt = gateway.clock.now()
    fake.said.submit = async () => ({ state: 'paid', at: paidAt })
    await pay()
    expect(await funds(member)).toMatchObject({ balance: 900_00n, held: 0n })
    fake.said.find = async () => ({ state: 'returned', paidAt, reason: 'account_closed' })
    await askAbout(gateway.deps, fake.provider, withdrawalId)
    await askAbout(gateway.deps, fake.provider, withdrawalId)
    expect(await now(member, withdrawalId)).toMatchObject({ state: 'returned', reason: 'account_closed' })
    expect(await funds(member)).toMatchObject({ balance: 1_000_00n, held: 0n })
    await changeRules(gateway, {})
  })

  test('two gateways pay once', async () => {
    const member = await withdrawer(gateway)
    const asked = [await withdraw(gateway, member), await withdraw(gateway, member)]
    fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
    gateway.clock.advance(minutes(1))
    await Promise.all([1, 2, 3].map(() => payWithdrawals(gateway.deps, fake.provider)))
    const ours = fake.submitted.filter((line) => asked.some(({ withdrawalId }) => line.startsWith(withdrawalId)))
    expect(ours.sort()).toEqual(asked.map(({ withdrawalId }) => `${withdrawalId} 10000`).sort())
    expect(await funds(member)).toMatchObject({ balance: 800_00n, held: 0n })
  })

  test('the options contain everything that a withdrawal depends on, with the times of real payouts', async () => {
    const member = await withdrawer(gateway)
    await withdraw(gateway, member)
    const options = (await gateway.call(getWithdrawalOptions, {}, { token: member.token })).value()
    expect(options).toMatchObject({ balance: 900_00n, leftCount: 4, leftSum: 49_900_00n, leftToPlay: 0n, turnover: [] })
    expect(options.accounts).toEqual([expect.objectContaining({ accountId: member.accountId, kind: 'pix' })])
    expect(options.speed?.payouts).toBeGreaterThan(0)
    expect(options.speed?.median).toBeLessThanOrEqual(options.speed?.ninety ?? 0)
  })
})
