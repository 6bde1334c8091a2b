import { afterAll, beforeAll, expect, test } from 'vitest'
import { getContractHistory } from '#contract/agents/contracts/get-contract-history.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { withdrawContractOffer } from '#contract/agents/contracts/withdraw-contract-offer.ts'
import { endByHouse } from '#gateway/agents/contracts/house.ts'
import { moveAccount } from '#gateway/agents/contracts/move-account.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { agree, answer, askEnd, give, lineAgent, offer, pair } from '#tests/support/contracts.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** The rates and ends of an agent's contracts, and the rates of its open offers. */
const own = async ({ token }: Person) => {
  const { contracts, requests } = (await gateway.call(getContracts, {}, { token })).value()
  return {
    going: contracts
      .filter(({ endsAt }) => endsAt === null)
      .map(({ terms, next }) => (next?.terms ?? terms).tiers[0]?.rate),
    offered: requests.map(({ rate }) => rate),
  }
}
const latestAct = async ({ token }: Person) => {
  const [latest] = (await gateway.call(getContractHistory, { pageSize: 9 }, { token })).value().list
  return `${latest?.act} ${latest?.by}`
}

/** Two contracts below the house's, and an agent below them to whom the lower of them offers another, deep in the line. */
async function line() {
  const { upline: root, downline: a } = await pair(gateway)
  await agree(gateway, root, a, salary(tier(800)))
  const b = await lineAgent(gateway, a)
  await agree(gateway, a, b, salary(tier(600)))
  const c = await lineAgent(gateway, b)
  const deepOffer = async (rate: number) => (await offer(gateway, b, c, salary(tier(rate)))).value().requestId
  return { root, a, b, c, deepOffer }
}

test('a lower contract is not accepted while an offer further down waits, and is once it is answered (rule 31.13)', async () => {
  const { root, a, b, c, deepOffer } = await line()
  const { requestId } = (await offer(gateway, root, a, salary(tier(700)))).value()
  const deep = await deepOffer(500)
  expect((await answer(gateway, a, requestId)).code).toBe('contract_downline_waiting')
  expect(await own(a)).toEqual({ going: [800], offered: [700] })
  expect(await own(b)).toEqual({ going: [600], offered: [] })
  ;(await answer(gateway, c, deep)).value()
  ;(await answer(gateway, a, requestId)).value()
  expect(await own(a)).toEqual({ going: [700], offered: [] })
  expect(await own(c)).toEqual({ going: [500], offered: [] })
})

test('a higher contract is accepted at any time', async () => {
  const { root, a, c, deepOffer } = await line()
  const { requestId } = (await offer(gateway, root, a, salary(tier(900)))).value()
  await deepOffer(500)
  ;(await answer(gateway, a, requestId)).value()
  expect([await own(a), await own(c)]).toEqual([
    { going: [900], offered: [] },
    { going: [], offered: [500] },
  ])
})

test('no end is asked for or accepted by either side while an offer further down waits (rule 31.13)', async () => {
  const { root, a, b, deepOffer } = await line()
  const { requestId } = (await askEnd(gateway, a)).value()
  const deep = await deepOffer(500)
  expect((await answer(gateway, root, requestId)).code).toBe('contract_downline_waiting')
  ;(await answer(gateway, root, requestId, 'reject')).value()
  expect((await askEnd(gateway, a)).code).toBe('contract_downline_waiting')
  expect((await askEnd(gateway, root, a)).code).toBe('contract_downline_waiting')
  ;(await gateway.call(withdrawContractOffer, { requestId: deep }, b)).value()
  const again = (await askEnd(gateway, a)).value()
  ;(await answer(gateway, root, again.requestId)).value()
  expect(await own(a)).toEqual({ going: [], offered: [] })
})

test('the house does not wait: offers that are not possible any more are withdrawn with its change (rule 31.14)', async () => {
  const { root, c, b, deepOffer } = await line()
  await deepOffer(500)
  await give(gateway, root, salary(tier(850)))
  expect(await own(c)).toEqual({ going: [], offered: [500] })
  await give(gateway, root, salary(tier(550)))
  // The contract of the agent who offered has ended with those above it.
  expect([await own(b), await own(c)]).toEqual([
    { going: [], offered: [] },
    { going: [], offered: [] },
  ])
  expect(await latestAct(c)).toBe('withdrawn cascade')
})

test('an end by the house, and a move to another line, withdraw such offers too (rule 31.14)', async () => {
  const ended = await line()
  await ended.deepOffer(500)
  await endByHouse(gateway.deps, { account: ended.root.username, kind: 'dailySalary', by: 'test' })
  expect(await latestAct(ended.c)).toBe('withdrawn cascade')
  const moved = await line()
  await moved.deepOffer(500)
  const move = { account: moved.a.username, to: ended.root.username, by: 'test', reason: 'Another line' }
  await moveAccount(gateway.deps, move)
  expect(await latestAct(moved.c)).toBe('withdrawn cascade')
})
