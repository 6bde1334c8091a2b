import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccountFacts } from '#contract/account/members/get-account-facts.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getProfit } from '#contract/money/statements/get-profit.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { dayIn } from '#lib/civil-days.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, payIn, registerMember } from '#tests/support/people.ts'
import { payNow, proveMobile, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => closeReconciled(gateway))

const facts = async (token: string) => (await gateway.call(getAccountFacts, { language: 'en' }, { token })).value()

test('a new member has no facts of money and play', async () => {
  const { token } = await registerMember(gateway)
  expect(await facts(token)).toMatchObject({
    currency: 'BRL',
    bonus: null,
    withdrawals: null,
    lastPlayed: null,
    today: { bets: 0, net: 0n },
    month: { bets: 0, net: 0n },
    tier: 'none',
    limit: null,
  })
})

test('the first steps of a new member end when they are done, in a pause, and after 30 days (rule 12.22)', async () => {
  const { token, ...person } = await registerMember(gateway)
  const none = { contact: false, limit: false, deposit: false, play: false }
  expect((await facts(token)).firstSteps).toEqual(none)
  await gateway.call(setLimit, { kind: 'deposit', period: 'day', amount: 100_00n }, { token })
  await payIn(gateway, token, 50_00n)
  expect((await facts(token)).firstSteps).toEqual({ ...none, limit: true, deposit: true })
  const game = await launch(gateway, token)
  ;(await gateway.call(spinSlots, { stake: 1_00n }, { token: game, key: crypto.randomUUID() })).value()
  expect((await facts(token)).firstSteps).toEqual({ contact: false, limit: true, deposit: true, play: true })
  await proveMobile(gateway, person)
  expect((await facts(token)).firstSteps).toBeNull()

  const paused = await registerMember(gateway)
  await gateway.call(startPause, { hours: 24 }, { token: paused.token })
  expect((await facts(paused.token)).firstSteps).toBeNull()
  const old = await registerMember(gateway)
  await gateway.deps.database.query(
    `UPDATE member SET created_at = created_at - interval '31 days' WHERE account = :name`,
    {
      name: old.username,
    },
  )
  expect((await facts(old.token)).firstSteps).toBeNull()
})

test('play of today is that of the profit screen, and the last game is named', async () => {
  const { token } = await fundedMember(gateway, 50_00n)
  const game = await launch(gateway, token)
  for (let spin = 0; spin < 3; spin++)
    (await gateway.call(spinSlots, { stake: 1_00n }, { token: game, key: crypto.randomUUID() })).value()
  const now = gateway.clock.now()
  const today = dayIn('America/Sao_Paulo', now.getTime())
  const { sums } = (await gateway.call(getProfit, { from: today, to: today }, { token })).value()
  const { today: played, month, lastPlayed } = await facts(token)
  expect(played).toEqual({ bets: 3, net: sums.net })
  expect(month).toEqual({ bets: 3, net: sums.net })
  expect(lastPlayed).toMatchObject({ nodeId: 1001, gameName: expect.any(String) })
})

test('withdrawals count from the request to their outcome', async () => {
  const member = await withdrawer(gateway)
  const { token } = member
  await withdraw(gateway, member, 100_00n)
  expect(await facts(token)).toMatchObject({ withdrawals: { count: 1, amount: 100_00n } })
  await payNow(gateway)
  expect(await facts(token)).toMatchObject({ withdrawals: null })
})

test('of several limits the one is named of which the largest part is used', async () => {
  const { token } = await fundedMember(gateway, 40_00n)
  const limit = async (kind: 'deposit' | 'wager', amount: bigint) =>
    (await gateway.call(setLimit, { kind, period: 'day', amount }, { token })).value()
  await limit('wager', 500_00n)
  await limit('deposit', 50_00n)
  expect((await facts(token)).limit).toEqual({ kind: 'deposit', period: 'day', amount: 50_00n, used: 40_00n })
  await limit('wager', 0n)
  expect((await facts(token)).limit).toEqual({ kind: 'wager', period: 'day', amount: 0n, used: 0n })
})
