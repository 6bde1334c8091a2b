import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentStatements } from '#gateway/agents/commission/agent-statements.ts'
import { putAdjustment } from '#gateway/agents/commission/put-adjustment.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { commissionOf, contractFor, lineCounted } from '#tests/support/agents.ts'
import { theDatabase } from '#tests/support/database.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { wagesCost } from '#tests/support/settled-week.ts'
import { midnight, type Settling, settlingGateway } from '#tests/support/settling.ts'

describe.each(theDatabase())('facts that come late, and salaries as costs, on $name', ({ open }) => {
  let gateway: TestGateway
  let on: Settling['on']
  let close: Settling['close']
  beforeAll(async () => {
    ;({ gateway, on, close } = await settlingGateway(open, '2026-10-05T12:00:00.000Z'))
  })
  afterAll(() => close())

  const weekly = { ...dividend(tier(1000)), cycle: 'week' } as const

  test('a win that comes after the settlement leaves the statement as it is, and lowers the next one (rule 33.5)', async () => {
    const { agents, member } = await on.line([weekly], midnight('2026-10-05'))
    const [agent] = agents
    if (!agent) throw new Error('There is no agent.')
    await member.bet(10_000n)
    on.goTo('2026-10-12T12:00:00.000Z')
    await on.settled()
    const [first] = await on.statements(agent)
    expect(first).toMatchObject({ facts: { won: 10_000n, validBet: 10_000n }, pay: 1_000n, state: 'paid' })
    await member.winLater(4_000n)
    await member.bet(5_000n)
    on.goTo('2026-10-19T12:00:00.000Z')
    await on.settled()
    const [again, next] = await on.statements(agent)
    expect(again).toEqual(first)
    expect(next).toMatchObject({ facts: { won: 1_000n, validBet: 5_000n }, pay: 100n })
    expect(await on.differing(agent)).toEqual([])
  })

  test('a correction that is put in during a settlement waits for the next one', async () => {
    const { deps } = gateway
    const { agents, contracts, member } = await on.line([salary(tier(1000))], midnight('2026-10-19'))
    const [agent] = agents
    const [contract] = contracts
    if (!agent || contract === undefined) throw new Error('There is no agent.')
    await member.bet(1_000n)
    on.goTo('2026-10-20T12:00:00.000Z')
    await on.settled()
    await member.bet(1_000n)
    const [first] = await on.statements(agent)
    const statementId = BigInt(first?.id ?? '0')
    await putAdjustment(deps, { statementId, amount: 5n, reason: 'Before', by: 'test' })
    on.goTo('2026-10-21T12:00:00.000Z')
    await lineCounted(gateway)
    let put = 0
    const between = putBetween(deps.database, async (tx) => {
      put++
      await tx.query(
        `INSERT INTO line_adjustment (contract_id, adjusts_id, amount, reason, put_in_by, put_in_at) VALUES (:contract, :statementId, 7, 'Between', 'test', :now)`,
        { contract, statementId, now: deps.now() },
      )
    })
    await settleContracts({ ...deps, database: between })
    expect(put).toBe(1)
    const second = { pay: 105n, corrections: [{ amount: 5n }] }
    expect(await on.statements(agent)).toMatchObject([{ pay: 100n }, second])
    await member.bet(1_000n)
    on.goTo('2026-10-22T12:00:00.000Z')
    await on.settled()
    const third = { pay: 107n, corrections: [{ amount: 7n }] }
    expect(await on.statements(agent)).toMatchObject([{ pay: 100n }, second, third])
  })

  test('a period that is over waits until its bets are counted, and the agent is told so (rule 33.1)', async () => {
    const { deps } = gateway
    on.goTo('2026-10-22T12:00:00.000Z')
    const { agents, member } = await on.line([salary(tier(1000))], midnight('2026-10-22'))
    const [agent] = agents
    if (!agent) throw new Error('There is no agent.')
    await on.settled()
    await member.bet(1_000n)
    const listed = () => {
      const asked = { contract: 'dailySalary', from: '2026-10-22', to: '2026-10-23', pageSize: 5 } as const
      return agentStatements(deps, agent.session, asked)
    }
    expect(await listed()).toMatchObject({ waitsFor: null, settledTo: midnight('2026-10-22').toISOString() })
    on.goTo('2026-10-23T12:00:00.000Z')
    await settleContracts(deps)
    expect(await listed()).toMatchObject({ list: [], waitsFor: 'figures' })
    await on.settled()
    const settledTo = midnight('2026-10-23').toISOString()
    expect(await listed()).toMatchObject({ list: [{ pay: 100n }], waitsFor: null, settledTo })
  })

  test('salaries that were lost are no cost of a dividend, at any depth; those that wait are (rule 33.14)', async () => {
    const from = midnight('2026-10-26')
    on.goTo('2026-10-26T12:00:00.000Z')
    const needs = (missedActive: 'lose' | 'rollOver', minimumActive: number) => ({ minimumActive, missedActive })
    const active = { validBet: 1n, deposit: 0n, needs: 'both', scope: 'team' } as const
    const dividends = []
    for (const [top, below] of [
      // 500 of 10,000 bet: the top's share of 200 and the 300 below.
      [needs('lose', 1), needs('lose', 1)],
      [needs('lose', 2), needs('lose', 1)],
      [needs('lose', 1), needs('lose', 2)],
      [needs('lose', 2), needs('lose', 2)],
      [needs('rollOver', 2), needs('rollOver', 2)],
    ] as const) {
      const salaries = [
        { ...salary(tier(500)), active, ...top },
        { ...salary(tier(300)), active, ...below },
      ]
      const { agents, member } = await on.line(salaries, from)
      const [agent] = agents
      if (!agent) throw new Error('There is no agent.')
      await contractFor(gateway.deps, agent, { ...weekly, costs: [wagesCost] }, { from })
      await member.bet(10_000n)
      dividends.push(agent)
    }
    on.goTo('2026-11-02T12:00:00.000Z')
    await on.settled()
    const costs = []
    for (const agent of dividends) {
      const statement = (await on.statements(agent)).find(({ contract }) => contract === 'dividend')
      costs.push(statement?.costs.map(({ of }) => of))
      expect(statement?.base).toBe(10_000n - (statement?.costs[0]?.of ?? 0n))
      expect(await on.differing(agent)).toEqual([])
    }
    expect(costs).toEqual([[500n], [300n], [200n], [0n], [500n]])
    expect(await commissionOf(gateway.deps, dividends[1] ?? { memberId: 0n })).toBe(970n)
  })
})

/** A database in which something happens after the corrections of a settlement have been read. */
function putBetween(database: Database, put: (tx: Executor) => Promise<void>): Database {
  const watching = <On extends Executor>(on: On): On => ({
    ...on,
    async query(text: string, values) {
      const rows = await on.query(text, values)
      if (text.includes('FROM line_adjustment') && values?.kind === 'dailySalary') await put(on)
      return rows
    },
  })
  return {
    ...watching(database),
    transaction: (work, options) => database.transaction((tx) => work(watching(tx)), options),
  }
}
