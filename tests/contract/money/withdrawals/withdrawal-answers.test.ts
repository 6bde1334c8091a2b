import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { jobs } from '#gateway/jobs.ts'
import { confirmByTime } from '#gateway/money/withdrawals/confirm.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { hours, later, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { fakePayouts } from '#tests/support/fake-payouts.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import {
  changeRules,
  payAfterPause,
  type Withdrawer,
  withdraw,
  withdrawalViews,
  withdrawer,
} from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('the answer of the member on $name', ({ open }) => {
  let gateway: TestGateway
  let fake: ReturnType<typeof fakePayouts>
  beforeEach(async () => {
    gateway = await testGateway({ database: await open() })
    fake = fakePayouts()
  })
  afterEach(() => closeReconciled(gateway))

  const { funds, now } = withdrawalViews(() => gateway)
  const pay = () => payAfterPause(gateway, fake.provider)
  /** A gateway that runs the job and counts the withdrawals that it confirms. */
  const counting = () => {
    const job = jobs.find(({ name }) => name === 'confirm withdrawals')
    if (!job) throw new Error('There is no such job')
    let confirmed = 0
    const { database } = gateway.deps
    const query: Database['query'] = async (text, parameters) => {
      const rows = await database.query(text, parameters)
      if (text.startsWith('UPDATE withdrawal SET confirmation')) confirmed += rows.length
      return rows
    }
    const run = (at: Date) =>
      job.run({ ...gateway.deps, database: { ...database, query }, now: () => at }, gateway.ports)
    return { run, confirmed: () => confirmed }
  }
  const paid = async (member: Withdrawer) => {
    const { withdrawalId } = await withdraw(gateway, member)
    fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
    await pay()
    return withdrawalId
  }

  test('is taken as received after the set minutes, once, in two gateways and as often as the job runs (rules 10.18 and 10.20)', async () => {
    const member = await withdrawer(gateway)
    const ids = [await paid(member), await paid(member), await paid(member)]
    await changeRules(gateway, { confirmMinutes: 7 })
    const last = await now(member, ids[2] ?? '')
    expect(last.confirmBy).toBe(later(last.paidAt ?? '', minutes(7)).toISOString())
    const due = new Date(last.confirmBy ?? 0)
    const said = async () =>
      (await Promise.all(ids.map((id) => now(member, id)))).map(({ confirmation }) => confirmation)
    const gateways = [counting(), counting()]
    const run = (at: Date) => Promise.all(gateways.map((one) => one.run(at)))
    const confirmed = () => gateways.reduce((sum, one) => sum + one.confirmed(), 0)

    await run(later(due, -1))
    expect(await said()).toEqual(['received', 'received', null])
    expect(confirmed()).toBe(2)
    await run(due)
    expect(await said()).toEqual(['received', 'received', 'received'])
    await run(later(due, hours(48)))
    expect(confirmed()).toBe(3)
    expect(await now(member, ids[2] ?? '')).toMatchObject({ state: 'paid', confirmedByTime: true, confirmBy: null })
  })

  test('moves no money, neither when it is taken as received, nor as “fully paid”, which stays (rule 10.18)', async () => {
    await changeRules(gateway, { confirmMinutes: 7, feeFixed: '150' })
    const member = await withdrawer(gateway)
    const [silent, answered] = [await paid(member), await paid(member)]
    const { database, now: moment } = gateway.deps
    const say = (confirmation: string) =>
      gateway.call(confirmWithdrawal, { withdrawalId: answered, confirmation }, { token: member.token })
    expect((await say('fully_paid')).value()).toMatchObject({
      state: 'paid',
      confirmation: 'fully_paid',
      confirmedByTime: false,
      confirmBy: null,
      case: null,
    })
    expect((await say('fully_paid')).value()).toMatchObject({ confirmation: 'fully_paid' })
    await confirmByTime(database, later(moment(), hours(24)))
    expect(await now(member, silent)).toMatchObject({ confirmation: 'received', confirmedByTime: true })
    expect(await now(member, answered)).toMatchObject({ confirmation: 'fully_paid', confirmedByTime: false })
    expect((await say('not_received')).code).toBe('withdrawal_not_paid')
    const { token } = member
    expect((await gateway.call(getBalance, {}, { token })).value()).toMatchObject({ balance: 800_00n, held: 0n })
  })

  test('an arrived withdrawal is confirmed once; a day without an answer counts as received, and moves no money (rule 10.18)', async () => {
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
})
