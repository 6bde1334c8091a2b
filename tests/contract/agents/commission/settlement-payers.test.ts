import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentCommission, incomeRows } from '#gateway/agents/commission/agent-commission.ts'
import { heldStatements, releaseStatement } from '#gateway/agents/commission/held-statements.ts'
import { agentPaySetting } from '#gateway/agents/commission/pay-rules.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { accountName, commissionOf, giveCommission, type LineAccount } from '#tests/support/agents.ts'
import { theDatabase } from '#tests/support/database.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { midnight, type Settling, settlingGateway } from '#tests/support/settling.ts'

describe.each(theDatabase())('payments by agents on $name', ({ open }) => {
  let gateway: TestGateway
  let on: Settling['on']
  let close: Settling['close']
  beforeAll(async () => {
    ;({ gateway, on, close } = await settlingGateway(open, '2026-10-01T12:00:00.000Z'))
  })
  afterAll(() => close())

  const earned = (agents: readonly LineAccount[]) =>
    Promise.all(agents.map((agent) => commissionOf(gateway.deps, agent)))
  const nameOf = (account: LineAccount) => accountName(gateway.deps, account)
  const byAgent = (terms: ContractTerms): ContractTerms => ({ ...terms, payer: 'upline' })

  test('an agent gets what it pays to the agents below in addition, and is left with its own amount (rules 31.7 and 33.4)', async () => {
    const { agents, member } = await on.line([salary(tier(500)), byAgent(salary(tier(300)))], midnight('2026-10-01'))
    const [top, below] = agents
    if (!top || !below) throw new Error('There are no agents.')
    await member.bet(10_000n)
    on.goTo('2026-10-02T12:00:00.000Z')
    await on.settled()
    expect(await earned(agents)).toEqual([200n, 300n])
    expect(await on.statements(top)).toMatchObject([
      { gross: 500n, downlines: 300n, passedOn: 300n, pay: 500n, below: [{ gross: 300n, paid: 300n }], state: 'paid' },
    ])
    expect(await on.statements(below)).toMatchObject([{ payer: 'upline', pay: 300n, state: 'paid' }])
    expect([await on.differing(top), await on.differing(below)]).toEqual([[], []])
    const days = { from: '2026-10-01', to: '2026-10-02' }
    const rows = [{ day: '2026-10-01', contract: 'dailySalary', paid: 200n }]
    expect(await incomeRows(gateway.deps.database, top.session, days)).toEqual(rows)
    expect(await agentCommission(gateway.deps, top.session, days)).toMatchObject({ balance: 200n, open: 0n })
  })

  test('what the house pays further down is not passed on (rule 33.4)', async () => {
    const from = midnight('2026-10-02')
    const terms = [salary(tier(1000)), byAgent(salary(tier(500))), salary(tier(300)), byAgent(salary(tier(100)))]
    const { agents, member } = await on.line(terms, from)
    await member.bet(10_000n)
    on.goTo('2026-10-03T12:00:00.000Z')
    await on.settled()
    // The house pays 300 to the third, and 700 to the first, who gives 200 to the second; 1,000 in all.
    expect(await earned(agents)).toEqual([500n, 200n, 200n, 100n])
    const pays = await Promise.all(agents.map(async (agent) => (await on.statements(agent)).map(({ pay }) => pay)))
    expect(pays).toEqual([[700n], [200n], [300n], [100n]])
  })

  test('a statement waits for the money of the agent who pays it; the dates of waiting and approval stay on it (rule 33.6)', async () => {
    const { deps, clock } = gateway
    const hold = { ...agentPaySetting.fallback, holdAbove: '499' }
    await writeSetting(deps.database, agentPaySetting.name, hold, deps.now())
    const from = midnight('2026-10-03')
    const { agents, member } = await on.line([salary(tier(500)), byAgent(salary(tier(300)))], from)
    const [top, below] = agents
    if (!top || !below) throw new Error('There are no agents.')
    await member.bet(10_000n)
    on.goTo('2026-10-04T12:00:00.000Z')
    await on.settled()
    const since = clock.now().toISOString()
    expect(await on.statements(top)).toMatchObject([{ state: 'held', releasedAt: null, settledAt: since }])
    const waiting = { pay: 300n, state: 'insufficient', insufficientAt: since, paidAt: null }
    expect(await on.statements(below)).toMatchObject([waiting])
    const days = { from: '2026-10-03', to: '2026-10-03' }
    expect(await agentCommission(deps, top.session, days)).toMatchObject({ balance: 0n, open: 200n, days: [] })
    on.goTo('2026-10-04T13:00:00.000Z')
    await on.settled()
    expect(await on.statements(below)).toMatchObject([waiting])
    const released = clock.now().toISOString()
    const held = (await heldStatements(deps.database)).find(({ pay }) => pay === 500n)
    expect(await releaseStatement(deps, held?.id ?? 0n, 'Ana')).toBe(true)
    on.goTo('2026-10-04T14:00:00.000Z')
    await on.settled()
    const paidAt = clock.now().toISOString()
    expect(await on.statements(top)).toMatchObject([
      { state: 'paid', releasedAt: released, insufficientAt: null, paidAt },
    ])
    expect(await on.statements(below)).toMatchObject([
      { state: 'paid', releasedAt: null, insufficientAt: since, paidAt },
    ])
    expect(await earned(agents)).toEqual([200n, 300n])
    await writeSetting(deps.database, agentPaySetting.name, agentPaySetting.fallback, deps.now())
  })

  // P has 30 %, A 20 % of 1,000.00 and B 15 % of −1,500.00; P's own members lost 200.00.
  const shortfalls = [
    // The house pays A, and bears 200.00.
    { policy: 'house', payer: 'platform', p: { pay: 0n, owes: 0n, borne: 20_000n }, left: 0n, a: 'paid' },
    { policy: 'house', payer: 'upline', p: { pay: 20_000n, owes: 0n, borne: 20_000n }, left: 0n, a: 'paid' },
    // The house pays A, and the 200.00 stand in P's next period.
    { policy: 'carry', payer: 'platform', p: { pay: 0n, owes: 0n, borne: 0n }, left: 0n, a: 'paid' },
    { policy: 'carry', payer: 'upline', p: { pay: 20_000n, owes: 0n, borne: 0n }, left: 0n, a: 'paid' },
    // P pays 200.00 of its own, as soon as it has them: to the house, which has paid A, or to A.
    { policy: 'upline', payer: 'platform', p: { pay: 0n, owes: 20_000n, borne: 0n }, left: 20_000n, a: 'paid' },
    { policy: 'upline', payer: 'upline', p: { pay: 0n, owes: 0n, borne: 0n }, left: 20_000n, a: 'insufficient' },
  ] as const

  test('downlines that get more than the agent: the house bears it, the agent owes it later, or pays it at once (rule 31.5)', async () => {
    const { deps } = gateway
    const from = midnight('2026-11-01')
    on.goTo('2026-11-10T12:00:00.000Z')
    const lines = []
    for (const { policy, payer } of shortfalls) {
      const terms = (rate: number): ContractTerms => ({ ...dividend(tier(rate)), shortfall: policy })
      const { agents, member } = await on.line([terms(3000), { ...terms(2000), payer }], from)
      const [p, a] = agents
      if (!p || !a) throw new Error('There are no agents.')
      const { agents: [b] = [], member: lucky } = await on.line([{ ...terms(1500), payer }], from, p)
      if (!b) throw new Error('There is no third agent.')
      await member.bet(200_000n, deps.now(), 100_000n)
      await lucky.bet(50_000n, deps.now(), 200_000n)
      await (await on.account({ upline: p })).bet(50_000n, deps.now(), 30_000n)
      lines.push({ p, a, b })
    }
    on.goTo('2026-12-01T12:00:00.000Z')
    await on.settled()
    for (const [place, { policy, payer, p: expected, left, a: state }] of shortfalls.entries()) {
      const { p, a, b } = lines[place] ?? {}
      if (!p || !a || !b) throw new Error('There is no line.')
      const shortfall = policy === 'carry' ? -20_000n : 0n
      const isOwing = expected.owes > 0n
      const own = {
        ...expected,
        base: -30_000n,
        downlines: 20_000n,
        carriedOut: { base: -30_000n, shortfall, earned: 0n },
      }
      const first = { ...own, payer: isOwing ? 'agent' : 'platform', passedOn: payer === 'upline' ? 20_000n : 0n }
      const settledState = isOwing ? 'insufficient' : expected.pay > 0n ? 'paid' : 'nothing'
      expect(await on.statements(p)).toMatchObject([{ ...first, state: settledState }])
      expect(await on.statements(a)).toMatchObject([{ pay: 20_000n, state }])
      expect(await on.statements(b)).toMatchObject([{ pay: 0n, carriedOut: { base: -150_000n } }])
      expect(await on.differing(p)).toEqual([])
      expect(await commissionOf(deps, p)).toBe(0n)
      if (left === 0n) continue
      // Less than the whole amount pays nothing.
      await giveCommission(gateway, await nameOf(p), left - 1n)
      await on.settled()
      expect(await commissionOf(deps, p)).toBe(left - 1n)
      await giveCommission(gateway, await nameOf(p), 1n)
      await on.settled()
      expect([await commissionOf(deps, p), await commissionOf(deps, a)]).toEqual([0n, 20_000n])
      const last = await on.statements(isOwing ? p : a)
      expect(last).toMatchObject([{ state: 'paid', insufficientAt: '2026-12-01T12:00:00.000Z' }])
    }
  })
})
