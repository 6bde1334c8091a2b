import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getContractHistory } from '#contract/agents/contracts/get-contract-history.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { getDownlineContracts } from '#contract/agents/contracts/get-downline-contracts.ts'
import { lookBackContract } from '#contract/agents/contracts/look-back-contract.ts'
import { simulateContract } from '#contract/agents/contracts/simulate-contract.ts'
import { withdrawContractOffer } from '#contract/agents/contracts/withdraw-contract-offer.ts'
import { expireContractRequests } from '#gateway/agents/contracts/expire.ts'
import { endByHouse } from '#gateway/agents/contracts/house.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { type Clock, fakeClock, hours } from '#tests/support/clock.ts'
import { agree, answer, askEnd, give, lineAgent, offer, pair } from '#tests/support/contracts.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { putBelow } from '#tests/support/line.ts'
import { logIn, type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
let clock: Clock
beforeAll(async () => {
  clock = fakeClock(new Date('2026-11-24T15:00:00Z'))
  gateway = await testGateway({ clock })
})
afterAll(() => gateway.close())

const midnight = '2026-11-25T03:00:00.000Z'
type Who = Pick<Person, 'token'>
const own = async ({ token }: Who) => (await gateway.call(getContracts, {}, { token })).value()
const below = async ({ token }: Who) => (await gateway.call(getDownlineContracts, { pageSize: 20 }, { token })).value()
const history = async ({ token }: Who, downline?: Person) => {
  const input = { pageSize: 20, ...(downline && { downline: downline.username }) }
  return (await gateway.call(getContractHistory, input, { token })).value().list
}
const acts = async (member: Who, downline?: Person) =>
  (await history(member, downline)).map(({ act, by }) => `${act} ${by}`)
const messages = async ({ token }: Who) =>
  (await gateway.call(getMessages, { pageSize: 9 }, { token })).value().list.map(({ kind }) => kind)
const simulated = async ({ token }: Who, { username }: Person, terms: unknown) => {
  const input = { downline: username, contract: 'dailySalary', terms }
  return (await gateway.call(simulateContract, input, { token })).value()
}

/** Four agents in one line, each with a lower contract than the one above. */
async function four() {
  const { upline: root, downline: a } = await pair(gateway)
  const b = await lineAgent(gateway, a)
  const c = await lineAgent(gateway, b)
  await agree(gateway, root, a, salary(tier(800)))
  await agree(gateway, a, b, salary(tier(600)))
  await agree(gateway, b, c, salary(tier(100)))
  return { root, a, b, c }
}

test('both sides see an offer, and its acceptance is recorded and counts from the next period (rule 31.10)', async () => {
  const { upline, downline } = await pair(gateway)
  const terms = salary(tier(500), tier(700, 1_000_00n))
  const { requestId, expiresAt } = (await offer(gateway, upline, downline, terms)).value()
  expect(expiresAt).toBe('2026-12-01T15:00:00.000Z')
  const request = {
    id: requestId,
    from: upline.username,
    rate: 700,
    betAmount: 1_000_00n,
    terms,
    inForceFrom: midnight,
  }
  expect(await own(downline)).toMatchObject({ dailySalary: false, dailysalreqtype: 'new', requests: [request] })
  expect((await below(upline)).list).toMatchObject([{ account: downline.username, contracts: [], requests: [request] }])
  expect((await answer(gateway, downline, requestId)).value()).toEqual({ inForceFrom: midnight, ends: [] })
  const contract = { contract: 'dailySalary', upline: upline.username, terms, from: midnight, next: null, endsAt: null }
  expect(await own(downline)).toMatchObject({ dailySalary: true, requests: [], contracts: [contract] })
  expect((await below(upline)).list).toMatchObject([{ contracts: [contract], requests: [] }])
  expect(await acts(downline)).toEqual(['begun agent', 'offered upline'])
  expect(await history(upline, downline)).toEqual(await history(downline))
  expect(await messages(downline)).toContain('contract_offered')
  expect(await messages(upline)).toContain('contract_accepted')
})

test('agreed terms never change, and a new version counts from the next period (rule 31.10)', async () => {
  const { upline, downline } = await pair(gateway)
  await agree(gateway, upline, downline, salary(tier(500)))
  await agree(gateway, upline, downline, salary(tier(600)))
  const [contract] = (await own(downline)).contracts
  expect(contract).toMatchObject({ terms: { tiers: [{ rate: 500 }] }, from: midnight })
  expect(contract?.next).toMatchObject({ terms: { tiers: [{ rate: 600 }] }, from: '2026-11-26T03:00:00.000Z' })
})

test('a rejected or withdrawn offer changes nothing, and allows another offer (rule 31.9)', async () => {
  const { upline, downline } = await pair(gateway)
  const first = (await offer(gateway, upline, downline, salary(tier(500)))).value()
  ;(await answer(gateway, downline, first.requestId, 'reject')).value()
  const second = (await offer(gateway, upline, downline, salary(tier(500)))).value()
  ;(await gateway.call(withdrawContractOffer, { requestId: second.requestId }, upline)).value()
  expect((await answer(gateway, downline, second.requestId)).code).toBe('contract_answered')
  expect(await own(downline)).toMatchObject({ dailySalary: false, requests: [], contracts: [] })
  expect(await acts(downline)).toEqual(['withdrawn upline', 'offered upline', 'rejected agent', 'offered upline'])
  expect(await messages(upline)).toContain('contract_rejected')
})

test('an offer without an answer expires after seven days, before and after the job has run (rule 31.9)', async () => {
  const { upline, downline } = await pair(gateway)
  const { requestId } = (await offer(gateway, upline, downline, salary(tier(500)))).value()
  clock.advance(hours(24 * 7))
  const [above, under] = await Promise.all([upline, downline].map((one) => logIn(gateway, one, 'agent')))
  const [up, down] = [
    { ...upline, token: above ?? '' },
    { ...downline, token: under ?? '' },
  ]
  expect((await answer(gateway, down, requestId)).code).toBe('contract_answered')
  expect((await own(down)).requests).toEqual([])
  ;(await offer(gateway, up, down, salary(tier(400)))).value()
  expect(await acts(down)).toEqual(['offered upline', 'expired time', 'offered upline'])
  clock.advance(hours(24 * 7))
  await expireContractRequests(gateway.deps)
  await expireContractRequests(gateway.deps)
  clock.advance(-hours(24 * 14))
  expect(await acts(down)).toEqual(['expired time', 'offered upline', 'expired time', 'offered upline'])
})

test('histories and lists of downlines are read page by page, each in its own list', async () => {
  const { upline, downline } = await pair(gateway)
  const second = await lineAgent(gateway, upline)
  for (const rate of [300, 400]) {
    const { requestId } = (await offer(gateway, upline, downline, salary(tier(rate)))).value()
    ;(await gateway.call(withdrawContractOffer, { requestId }, upline)).value()
  }
  const happened = (more: object) =>
    gateway.call(getContractHistory, { downline: downline.username, pageSize: 3, ...more }, upline)
  const [first, all] = [(await happened({})).value(), await history(upline, downline)]
  expect([first.list, first.previous]).toEqual([all.slice(0, 3), null])
  const rest = (await happened({ cursor: first.next })).value()
  expect([rest.list, rest.next]).toEqual([all.slice(3), null])
  expect((await happened({ cursor: rest.previous })).value()).toEqual(first)
  const cursor = first.next
  expect((await gateway.call(getContractHistory, { pageSize: 3, cursor }, upline)).code).toBe('invalid_request')

  const one = (more: object) => gateway.call(getDownlineContracts, { pageSize: 1, ...more }, upline)
  const page = (await one({})).value()
  const other = (await one({ cursor: page.next })).value()
  const names = [...page.list, ...other.list].map(({ account }) => account)
  expect(names).toEqual([downline.username, second.username].sort())
  expect((await one({ cursor: other.previous })).value()).toEqual(page)
  expect((await one({ account: second.username })).value().list.map(({ account }) => account)).toEqual([
    second.username,
  ])
})

describe('permissions', () => {
  test('only the agent directly above can offer, and others treat the downline as unknown (rules 31.1 and 31.8)', async () => {
    const { upline, downline } = await pair(gateway)
    const third = await lineAgent(gateway, downline)
    const member = await registerMember(gateway)
    await putBelow(gateway, member, upline)
    const stranger = await pair(gateway)
    for (const one of [third, member, upline, stranger.downline])
      expect((await offer(gateway, upline, one, salary(tier(1)))).code).toBe('downline_unknown')
    expect((await offer(gateway, downline, upline, salary(tier(1)))).code).toBe('downline_unknown')
    expect((await below(upline)).list.map(({ account }) => account)).toEqual([downline.username])
    const asked = { downline: third.username, pageSize: 20 }
    expect((await gateway.call(getContractHistory, asked, upline)).code).toBe('downline_unknown')
  })

  test('only the other side answers, and only the sender withdraws (rules 31.9 and 31.10)', async () => {
    const { root, a } = await four()
    const { requestId } = (await offer(gateway, root, a, salary(tier(900)))).value()
    const stranger = await lineAgent(gateway)
    for (const one of [root, stranger]) expect((await answer(gateway, one, requestId)).code).toBe('contract_not_found')
    for (const one of [a, stranger])
      expect((await gateway.call(withdrawContractOffer, { requestId }, one)).code).toBe('contract_not_found')
  })
})

describe('contracts further down', () => {
  test('an acceptance ends the lower contracts that the preview named, and sends their agents a message (rule 31.12)', async () => {
    const { root, a, b, c } = await four()
    const terms = salary(tier(500))
    const ends = [b, c].map(({ username }) => ({ account: username, contract: 'dailySalary' }))
    const shown = await simulated(root, a, terms)
    expect(shown).toMatchObject({ fault: null, above: null, missing: 'nothing', ends })
    const { requestId } = (await offer(gateway, root, a, terms)).value()
    expect((await own(a)).requests).toMatchObject([{ ends, current: { tiers: [{ rate: 800 }] } }])
    const looked = (await gateway.call(lookBackContract, { requestId }, a)).value().periods.result
    expect(looked).toEqual(shown.periods.result?.map((period) => ({ ...period, keptBefore: null, keptAfter: null })))
    expect(looked).toHaveLength(30)
    expect((await gateway.call(lookBackContract, { requestId }, root)).code).toBe('contract_not_found')
    expect((await answer(gateway, a, requestId)).value().ends).toEqual(shown.ends)
    expect((await own(b)).contracts).toMatchObject([{ endsAt: shown.ends[0]?.endsAt }])
    expect(await acts(c)).toEqual(['ended cascade', 'begun agent', 'offered upline'])
    expect(await messages(c)).toContain('contract_roof_gone')
    // Terms before and after, and whose contracts ended with them.
    const noted = await rowsAs<{ act: string; details: Record<string, string> }>(
      gateway.deps.database,
      `SELECT a.act, a.details FROM member_audit a JOIN member m ON m.id = a.member_id
       WHERE m.account IN (:username, :username2) AND a.details ->> 'request' = :requestId ORDER BY a.id`,
      { username: root.username, username2: a.username, requestId },
    )
    expect(noted.map(({ act }) => act)).toEqual(['contract_offered', 'contract_answered'])
    for (const { details } of noted)
      expect([details.before, details.after].map((text) => JSON.parse(text ?? '').tiers[0].rate)).toEqual([800, 500])
    expect(noted[1]?.details.ended).toBe(`${b.username} ${c.username}`)
  })

  test('a simulation reports the faults of an offer instead of refusing it, and calculates past periods', async () => {
    const { root, a } = await four()
    expect(await simulated(root, a, salary(tier(1001)))).toMatchObject({
      above: { rate: 1001, most: 1000 },
      periods: { result: [] },
    })
    expect(await simulated(root, a, salary(tier(5), tier(4, 1n)))).toMatchObject({ fault: { fault: 'rate', place: 1 } })
    expect(await simulated(root, a, { ...salary(tier(5)), kind: 'hourlySalary', cycle: 'hour' })).toMatchObject({
      fault: { fault: 'cycle' },
    })
    const ended = await simulated(root, a, null)
    expect(ended.ends).toHaveLength(2)
    const days = ended.periods.result?.map(({ from }) => from.slice(0, 10)) ?? []
    expect([days.length, days[0], days[1], days.at(-1)]).toEqual([30, '2026-11-23', '2026-11-22', '2026-10-25'])
  })

  test('a downline’s own open offer protects its contract from a reduction or an end, but not from a raise (rule 31.13)', async () => {
    const { root, a, b } = await four()
    const { requestId } = (await offer(gateway, a, b, salary(tier(700)))).value()
    expect((await offer(gateway, root, a, salary(tier(500)))).code).toBe('contract_downline_waiting')
    expect((await askEnd(gateway, root, a)).code).toBe('contract_downline_waiting')
    ;(await offer(gateway, root, a, salary(tier(900)))).value()
    ;(await gateway.call(withdrawContractOffer, { requestId }, a)).value()
  })

  test('either side can ask for the end; a rejection keeps the contract, an acceptance ends it and the line below (rules 31.12 and 31.13)', async () => {
    const { root, a, b, c } = await four()
    const first = (await askEnd(gateway, a)).value()
    expect((await below(root)).list).toMatchObject([{ requests: [{ kind: 'termination', askedBy: 'downline' }] }])
    expect((await below(a)).asked).toMatchObject([{ id: first.requestId }])
    ;(await answer(gateway, root, first.requestId, 'reject')).value()
    expect((await own(a)).contracts).toMatchObject([{ endsAt: null }])
    const second = (await askEnd(gateway, root, a)).value()
    expect(await own(a)).toMatchObject({ dailysalreqtype: 'termination', requests: [{ inForceFrom: midnight }] })
    expect((await answer(gateway, a, second.requestId)).value()).toMatchObject({
      inForceFrom: midnight,
      ends: [{ account: b.username }, { account: c.username }],
    })
    expect((await own(a)).contracts).toMatchObject([{ endsAt: midnight }])
    expect((await acts(a))[0]).toBe('ended upline')
    expect((await acts(b))[0]).toBe('ended cascade')
    expect(await messages(a)).toContain('contract_ended')
    expect(await messages(root)).toContain('contract_end_accepted')
  })

  test('the house ends its contract with the whole line, or reduces it (rule 31.14)', async () => {
    const { root, a, c } = await four()
    const lowered = await give(gateway, root, salary(tier(700)))
    expect(lowered.ends).toHaveLength(3)
    expect((await own(c)).contracts).toMatchObject([{ endsAt: lowered.ends[2]?.endsAt }])
    const account = root.username
    await endByHouse(gateway.deps, { account, kind: 'dailySalary', by: 'test' })
    expect(await acts(root)).toEqual(['ended house', 'begun house', 'begun house'])
    await expect(endByHouse(gateway.deps, { account, kind: 'dailySalary', by: 'test' })).rejects.toThrow(/no contract/)
    await expect(give(gateway, a)).rejects.toThrow(/stands below/)
    await expect(give(gateway, root, salary(tier(5), tier(4, 1n)))).rejects.toThrow(/rate, tier 2/)
  })
})
