import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withdrawalStates } from '#contract/entities/withdrawal.ts'
import { getUnreadCount } from '#contract/member/get-unread-count.ts'
import { confirmWithdrawal } from '#contract/wallet/confirm-withdrawal.ts'
import { createWithdrawal } from '#contract/wallet/create-withdrawal.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { getWithdrawal } from '#contract/wallet/get-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/wallet/get-withdrawal-options.ts'
import { getWithdrawals } from '#contract/wallet/get-withdrawals.ts'
import { decideCase } from '#gateway/payout/cases.ts'
import { confirmByTime } from '#gateway/payout/confirm.ts'
import { askAbout, payWithdrawals } from '#gateway/payout/pay-out.ts'
import { review, reviewQueue } from '#gateway/payout/review.ts'
import { nextStates } from '#gateway/payout/states.ts'
import { findWithdrawal } from '#gateway/payout/withdrawal-queries.ts'
import { messagesOf } from '#tests/support/audit.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { fakePayouts } from '#tests/support/fake-payouts.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled, systemBalance } from '#tests/support/ledger.ts'
import { changeRules, order, type Withdrawer, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('withdrawals on $name', ({ open }) => {
  let gateway: TestGateway
  let fake: ReturnType<typeof fakePayouts>
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  beforeEach(() => {
    fake = fakePayouts()
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const funds = async ({ token }: Withdrawer) => (await gateway.call(getBalance, {}, { token })).value()
  const now = async (member: Withdrawer, withdrawalId: string) =>
    (await gateway.call(getWithdrawal, { withdrawalId }, { token: member.token })).value()
  /** The job, after every pause. */
  const pay = async () => {
    gateway.clock.advance(minutes(11))
    await payWithdrawals(gateway.deps, fake.provider)
  }
  const states = async (member: Withdrawer, withdrawalId: string) =>
    (await now(member, withdrawalId)).timeline.map(({ state }) => state)

  test('the amount is held at once and leaves when it is paid: the payout to the bank, the fee to the house', async () => {
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

  test('a withdrawal that the bank refuses gives the money back, and the member gets a message', async () => {
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

  test('a lost answer keeps the money held until the provider answers with the outcome', async () => {
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

  test('a request that never arrived is repeated, under the same reference', async () => {
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

  test('a provider that is silent for hours needs the operator, and the money stays held', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    fake.said.submit = fake.silent
    fake.said.find = fake.silent
    for (let time = 0; time < 14; time++) await pay()
    expect(gateway.log()).toContain('a payout is unknown: somebody must look')
    // The session has ended in the meantime.
    expect(await findWithdrawal(gateway.deps.database, withdrawalId)).toMatchObject({ state: 'unknown' })
    const held = `SELECT amount, status FROM ledger_hold WHERE reference = 'withdrawal:' || $1`
    expect(await gateway.deps.database.query(held, [withdrawalId])).toEqual([{ amount: 100_00n, status: 'pending' }])
  })

  test('a withdrawal that the bank returns gives the whole money back, as a new movement', async () => {
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

  test('twenty simultaneous requests with one key ask once, and another request under it is refused', async () => {
    const member = await withdrawer(gateway)
    const sending = { token: member.token, key: crypto.randomUUID() }
    const ask = (changed: object = {}) => gateway.call(createWithdrawal, order(member, changed), sending)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    const ids = new Set(answers.map((answer) => answer.value().withdrawalId))
    const { list } = (await gateway.call(getWithdrawals, { pageSize: 5 }, { token: member.token })).value()
    expect([...ids]).toEqual(list.map(({ withdrawalId }) => withdrawalId))
    expect(list).toHaveLength(1)
    expect((await funds(member)).held).toBe(100_00n)
    expect((await ask({ amount: 200_00n })).code).toBe('idempotency_key_reused')
  })

  test('fifty simultaneous withdrawals exceed neither the limits of the day nor the balance', async () => {
    const member = await withdrawer(gateway, 1_000_00n)
    const attempt = (amount: bigint) =>
      gateway.call(createWithdrawal, order(member, { amount }), { token: member.token, key: crypto.randomUUID() })
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(300_00n)))
    const codes = answers.map(({ code }) => code ?? 'ok')
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
    expect(codes.filter((code) => code === 'insufficient_funds')).toHaveLength(47)
    expect(await funds(member)).toMatchObject({ balance: 100_00n, held: 900_00n })
    const small = await Promise.all(Array.from({ length: 10 }, () => attempt(20_00n)))
    expect(small.filter(({ code }) => code === undefined)).toHaveLength(2)
    expect(small.filter(({ code }) => code === 'withdrawal_limit')).toHaveLength(8)
  })

  test('a large amount waits for a review', async () => {
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

  test('the database allows the same changes of state as the gateway', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    const { database } = gateway.deps
    // All other rules of the row are put aside in a transaction that is undone.
    const isAllowed = async (from: string, to: string) => {
      const undone = new Error('undone')
      const attempt = database.transaction(async (tx) => {
        await tx.query('SET LOCAL ROLE NONE')
        for (const constraint of ['withdrawal_check', 'withdrawal_check1', 'withdrawal_check2', 'withdrawal_check3'])
          await tx.query(`ALTER TABLE withdrawal DROP CONSTRAINT IF EXISTS ${constraint}`)
        await tx.query('ALTER TABLE withdrawal DISABLE TRIGGER withdrawal_guard')
        await tx.query('UPDATE withdrawal SET state = $2 WHERE reference = $1', [withdrawalId, from])
        await tx.query('ALTER TABLE withdrawal ENABLE TRIGGER withdrawal_guard')
        await tx.query('UPDATE withdrawal SET state = $2 WHERE reference = $1', [withdrawalId, to])
        throw undone
      })
      return await attempt.catch((error: unknown) => error === undone)
    }
    for (const from of withdrawalStates)
      for (const to of withdrawalStates)
        if (from !== to)
          expect([from, to, await isAllowed(from, to)]).toEqual([from, to, nextStates[from].includes(to)])
  })

  test('an arrived withdrawal is confirmed once; a day without an answer counts as received, and moves no money', async () => {
    const member = await withdrawer(gateway)
    const [first, second] = [await withdraw(gateway, member), await withdraw(gateway, member)]
    fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
    await pay()
    const say = (withdrawalId: string, confirmation: string) =>
      gateway.call(confirmWithdrawal, { withdrawalId, confirmation }, { token: member.token })
    expect((await say(first.withdrawalId, 'not_received')).value()).toMatchObject({ confirmation: 'not_received' })
    expect((await say(first.withdrawalId, 'not_received')).value()).toMatchObject({ confirmBy: null })
    expect((await say(first.withdrawalId, 'received')).code).toBe('withdrawal_not_paid')
    const { database } = gateway.deps
    const due = new Date((await now(member, second.withdrawalId)).confirmBy ?? 0)
    await confirmByTime(database, new Date(due.getTime() - 1))
    expect(await now(member, second.withdrawalId)).toMatchObject({ confirmation: null })
    await confirmByTime(database, due)
    expect(await now(member, second.withdrawalId)).toMatchObject({ confirmation: 'received', confirmedByTime: true })
    expect(await now(member, first.withdrawalId)).toMatchObject({
      confirmation: 'not_received',
      confirmedByTime: false,
    })
    expect(await funds(member)).toMatchObject({ balance: 800_00n, held: 0n })
  })

  test('a missing withdrawal is a case that the operator decides once; only returned money is credited', async () => {
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

  test('the options contain everything that a withdrawal depends on, with the times of real payouts', async () => {
    const member = await withdrawer(gateway)
    await withdraw(gateway, member)
    const options = (await gateway.call(getWithdrawalOptions, {}, { token: member.token })).value()
    expect(options).toMatchObject({ balance: 900_00n, leftCount: 4, leftSum: 49_900_00n, leftToPlay: 0n, turnover: [] })
    expect(options.accounts).toEqual([expect.objectContaining({ accountId: member.accountId, kind: 'pix' })])
    expect(options.speed?.payouts).toBeGreaterThan(0)
    expect(options.speed?.median).toBeLessThanOrEqual(options.speed?.ninety ?? 0)
  })

  test('the list is read page by page, and is the caller’s own', async () => {
    const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)]
    const asked = [await withdraw(gateway, member), await withdraw(gateway, member), await withdraw(gateway, member)]
    await withdraw(gateway, other)
    const page = async (cursor?: string | null) =>
      (
        await gateway.call(getWithdrawals, { pageSize: 2, ...(cursor ? { cursor } : {}) }, { token: member.token })
      ).value()
    const first = await page()
    const second = await page(first.next)
    const ids = [...first.list, ...second.list].map(({ withdrawalId }) => withdrawalId)
    expect(ids).toEqual(asked.map(({ withdrawalId }) => withdrawalId).reverse())
    expect(second.next).toBeNull()
    expect((await page(second.previous)).list).toEqual(first.list)
  })

  test('the day’s limits start again at the operator’s midnight', async () => {
    await changeRules(gateway, { dayCount: 1 })
    const member = await withdrawer(gateway)
    await withdraw(gateway, member)
    const again = async () =>
      (await gateway.call(createWithdrawal, order(member), { token: member.token, key: crypto.randomUUID() })).code
    expect(await again()).toBe('withdrawal_limit')
    const { database, now } = gateway.deps
    await database.query('UPDATE session SET expires_at = $1, last_seen_at = $2 WHERE ended_at IS NULL', [
      new Date(now().getTime() + hours(48)),
      new Date(now().getTime() + hours(24)),
    ])
    gateway.clock.advance(hours(24))
    expect(await again()).toBeUndefined()
    await changeRules(gateway, {})
  })
})
