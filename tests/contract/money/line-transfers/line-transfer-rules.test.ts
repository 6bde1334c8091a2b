import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { transferDay } from '#gateway/money/line-transfers/day.ts'
import { readTransferRules } from '#gateway/money/line-transfers/transfer-rules.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent, lineViews, played, putBelow, send, takeFromAgent, underAgent } from '#tests/support/line.ts'
import { fundedMember, type Person, registerMember } from '#tests/support/people.ts'
import { setPassword } from '#tests/support/withdrawing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => closeReconciled(gateway))

const { balance, list, options, idOf } = lineViews(() => gateway)

test('a transfer reaches accounts directly above and below only; all others are treated as unknown (rule 19.1)', async () => {
  const [top, middle] = [await underAgent(gateway), await underAgent(gateway)]
  await gateway.deps.database.query('UPDATE member SET type = 1 WHERE account = :username', { username: top.username })
  await gateway.deps.database.query('UPDATE member SET type = 1 WHERE account = :username', {
    username: middle.username,
  })
  await takeFromAgent(gateway, await idOf(middle))
  await putBelow(gateway, middle, top)
  const leaf = await underAgent(gateway, 100_00n, middle)
  const absent = await send(gateway, leaf, { username: 'nobody-at-all' })
  expect(absent.code).toBe('receiver_unknown')
  const refused = [
    await send(gateway, leaf, top),
    await send(gateway, leaf, await agent(gateway)),
    await send(gateway, leaf, leaf),
    await send(gateway, top, leaf),
    // Siblings, and a member without downlines.
    await send(gateway, middle, await underAgent(gateway, 10_00n, top)),
  ]
  for (const { status, envelope } of refused.slice(0, 4))
    expect({ status, envelope }).toEqual({ status: absent.status, envelope: absent.envelope })
  expect(refused[4]?.code).toBe('receiver_unknown')
  // Down and up again, whatever the case of the name.
  expect((await send(gateway, middle, { username: leaf.username.toUpperCase() })).code).toBeUndefined()
  expect((await send(gateway, middle, top)).code).toBeUndefined()
  expect(await balance(leaf)).toBe(200_00n)
})

test('an inviting friend is not an agent: a member without an agent has no receiver (rules 19.1 and 19.8)', async () => {
  const [friend, guest] = [await registerMember(gateway), await fundedMember(gateway, 50_00n)]
  await setPassword(gateway, guest)
  await setPassword(gateway, friend)
  await putBelow(gateway, guest, friend)
  expect((await send(gateway, guest, friend)).code).toBe('receiver_unknown')
  expect((await send(gateway, friend, guest)).code).toBe('receiver_unknown')
  expect((await options(guest)).code).toBe('receiver_unknown')
  const info = async ({ token }: Person) => (await gateway.call(getMemberInfo, {}, { token })).value().canTransfer
  expect([await info(guest), await info(await underAgent(gateway, 10_00n))]).toEqual([false, true])
})

test('three wrong withdraw passwords lock transfers, also with the right one (rule 19.2)', async () => {
  const maria = await underAgent(gateway)
  for (let wrong = 0; wrong < 3; wrong++)
    expect((await send(gateway, maria, maria.upline, { withdrawPassword: '000000' })).code).toBe(
      'withdraw_password_wrong',
    )
  expect((await send(gateway, maria, maria.upline)).code).toBe('rate_limited')
  expect(await balance(maria)).toBe(1_000_00n)
})

test('a disabled account receives nothing, and the options hide the reason (rule 19.5)', async () => {
  const maria = await underAgent(gateway)
  await gateway.deps.database.query('UPDATE member SET disabled_at = :now WHERE account = :username', {
    username: maria.upline.username,
    now: gateway.clock.now(),
  })
  expect((await send(gateway, maria, maria.upline)).code).toBe('receiver_unavailable')
  expect((await options(maria)).value().upline).toEqual({ account: maria.upline.username, canReceive: false })
  expect(await balance(maria)).toBe(1_000_00n)
})

// Product rule 19.6.
test('a member must play what the agent has sent before it leaves again; an agent passes it on unplayed (rules 19.3 and 19.6)', async () => {
  const maria = await underAgent(gateway, 100_00n)
  const { upline } = maria
  const between = await underAgent(gateway, 10_00n, upline)
  await gateway.deps.database.query('UPDATE member SET type = 1 WHERE account = :username', {
    username: between.username,
  })
  await setPassword(gateway, upline)
  ;(await send(gateway, maria, upline, { amount: 100_00n })).value()
  ;(await send(gateway, upline, maria, { amount: 60_00n })).value()
  ;(await send(gateway, upline, between, { amount: 40_00n })).value()

  const { turnover, leftToPlay } = (await gateway.call(getWithdrawalOptions, {}, { token: maria.token })).value()
  expect(turnover).toMatchObject([{ source: 'transfer', amount: 60_00n, required: 60_00n, done: 0n }])
  expect(leftToPlay).toBe(60_00n)
  expect((await options(maria)).value().leftToPlay).toBe(60_00n)
  const refused = await send(gateway, maria, upline, { amount: 60_00n })
  expect(refused.envelope).toMatchObject({ code: 'turnover_open', value: { left: '6000' } })
  expect(await balance(maria)).toBe(60_00n)
  await played(gateway, maria)
  ;(await send(gateway, maria, upline, { amount: 60_00n })).value()

  expect((await options(between)).value().leftToPlay).toBe(0n)
  ;(await send(gateway, between, upline, { amount: 50_00n })).value()
})

test('the list of both sides is read page by page', async () => {
  const maria = await underAgent(gateway)
  const { upline } = maria
  await setPassword(gateway, upline)
  for (const amount of [50_00n, 60_00n, 70_00n]) (await send(gateway, maria, upline, { amount })).value()
  ;(await send(gateway, upline, maria, { amount: 20_00n })).value()
  const first = await list(maria, { pageSize: 2 })
  const second = await list(maria, { pageSize: 2, cursor: first.next })
  expect([...first.list, ...second.list].map(({ way, amount }) => [way, amount])).toEqual([
    ['received', 20_00n],
    ['sent', 70_00n],
    ['sent', 60_00n],
    ['sent', 50_00n],
  ])
  expect(second.next).toBeNull()
  expect((await list(maria, { pageSize: 2, cursor: second.previous })).list).toEqual(first.list)
})

test('the limits of a day end at the operator’s midnight (rule 19.4)', async () => {
  const maria = await underAgent(gateway)
  ;(await send(gateway, maria, maria.upline)).value()
  const { database } = gateway.deps
  const sender = { memberId: await idOf(maria), currency: 'BRL' }
  const rules = await readTransferRules(database)
  const today = await transferDay(database, sender, rules, gateway.clock.now())
  expect(today).toMatchObject({ leftCount: rules.dayCount - 1, leftSum: rules.daySum - 100_00n })
  const before = new Date(today.resetsAt.getTime() - 1)
  expect((await transferDay(database, sender, rules, before)).leftCount).toBe(rules.dayCount - 1)
  const next = await transferDay(database, sender, rules, today.resetsAt)
  expect(next).toMatchObject({ leftCount: rules.dayCount, leftSum: rules.daySum })
  expect(next.resetsAt.getTime() - today.resetsAt.getTime()).toBe(hours(24))
})
