import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askForPayout,
  decidePayout,
  selectPayouts,
  waitingPayouts,
  wirePayout,
} from '#gateway/agents/commission/payouts.ts'
import { commissionOf, giveCommission, lineAccount } from '#tests/support/agents.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { available } from '#tests/support/ledger.ts'
import { type SettlingPair, settlingPair } from '#tests/support/settling-pair.ts'

let gateway: TestGateway
let other: SettlingPair['other']
let on: SettlingPair['on']
beforeAll(async () => {
  ;({ gateway, other, on } = await settlingPair('2027-01-18T15:00:00.000Z'))
})
afterAll(() => closeReconciled(gateway))

test('a payout above the bound waits for the operator, who pays it or gives a reason (rule 33.8)', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  await giveCommission(gateway, await on.nameOf(agent), 20_000_00n)
  const owner = { session: agent.session, address: '127.0.0.1' }
  const ask = (amount: bigint, key: string) => askForPayout(deps, owner, { amount, key })
  const main = await available(deps.database, agent.account)
  // 5,000.00 is moved at once, a cent more waits.
  expect(await ask(5_000_00n, 'rule')).toMatchObject({ state: 'paid', reason: null })
  const [paid, refused] = [await ask(5_000_01n, 'paid'), await ask(6_000_00n, 'refused')]
  expect([paid.state, refused.state]).toEqual(['requested', 'requested'])
  expect((await waitingPayouts(deps.database)).map(({ reference }) => reference)).toEqual([
    paid.reference,
    refused.reference,
  ])
  // The requested payout is held: 20,000.00 less 16,000.01.
  await expect(ask(4_000_00n, 'more')).rejects.toThrow()
  const decided = await Promise.all([deps, other].map((one) => decidePayout(one, paid.reference, { by: 'Ana' })))
  expect(decided.sort()).toEqual([false, true])
  expect(await decidePayout(deps, refused.reference, { by: 'Ana', reason: 'Ask us first' })).toBe(true)
  expect(await decidePayout(deps, refused.reference, { by: 'Ana' })).toBe(false)
  expect(await available(deps.database, agent.account)).toBe(main + 10_000_01n)
  expect(await commissionOf(deps, agent)).toBe(9_999_99n)
  const list = (await selectPayouts(deps.database, agent.memberId, 10, undefined)).map(wirePayout)
  expect(list.map(({ state, reason }) => [state, reason])).toEqual([
    ['rejected', 'Ask us first'],
    ['paid', null],
    ['paid', null],
  ])
  expect(await ask(9_999_99n, 'again')).toMatchObject({ state: 'requested' })
})
