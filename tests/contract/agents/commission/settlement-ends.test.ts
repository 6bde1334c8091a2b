import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putAdjustment } from '#gateway/agents/commission/put-adjustment.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { commissionOf, contractFor, type LineAccount } from '#tests/support/agents.ts'
import { theDatabase } from '#tests/support/database.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { midnight, type Settling, settlingGateway } from '#tests/support/settling.ts'

describe.each(theDatabase())('the end of contracts on $name', ({ open }) => {
  let gateway: TestGateway
  let on: Settling['on']
  let close: Settling['close']
  beforeAll(async () => {
    ;({ gateway, on, close } = await settlingGateway(open, '2026-10-01T12:00:00.000Z'))
  })
  afterAll(() => close())

  /** A line of one agent, with a member below. */
  const single = async (terms: ContractTerms, from: Date) => {
    const { agents, contracts, member } = await on.line([terms], from)
    const [agent] = agents
    const [contract] = contracts
    if (!agent || contract === undefined) throw new Error('There is no agent.')
    return { agent, contract, member }
  }
  const latestId = async (agent: LineAccount) => (await on.statements(agent)).at(-1)?.id ?? ''
  const correct = async (statementId: string, amount: bigint) =>
    putAdjustment(gateway.deps, { statementId: BigInt(statementId), amount, reason: 'Wrong', by: 'test' })
  const few = { ...salary(tier(1000)), minimumActive: 2 } as const

  test('earnings that wait for active members are paid with the last statement, which nobody bets for (rule 33.13)', async () => {
    const { agent, contract, member } = await single(few, midnight('2026-10-01'))
    await member.bet(4_000n)
    on.goTo('2026-10-02T12:00:00.000Z')
    await on.settled()
    expect(await on.statements(agent)).toMatchObject([{ pay: 0n, carriedOut: { earned: 400n }, isLast: false }])
    await on.endAt(contract, midnight('2026-10-04'))
    on.goTo('2026-10-05T12:00:00.000Z')
    await on.settled()
    const last = {
      period: 'D:2026-10-03',
      isLast: true,
      isActiveReached: false,
      carriedIn: { earned: 400n },
      pay: 400n,
    }
    expect(await on.statements(agent)).toMatchObject([{}, { ...last, carriedOut: { earned: 0n }, state: 'paid' }])
    expect(await commissionOf(gateway.deps, agent)).toBe(400n)
    expect(await on.differing(agent)).toEqual([])
  })

  test.each([
    ['hourlySalary', 'hour', '2026-10-06T15:00:00.000Z', 'h:2026-10-06T14Z'],
    [
      'realtimeSalary',
      'minutes5',
      '2026-10-07T15:00:00.000Z',
      `m5:${Date.parse('2026-10-07T14:55:00.000Z') / 300_000}`,
    ],
  ] as const)(
    'the last period of %s is settled even if nobody bets in the house (rule 33.13)',
    async (kind, cycle, end, period) => {
      const begin = new Date(Date.parse(end) - 3 * 3_600_000)
      on.goTo(begin)
      const { agent, contract, member } = await single({ ...few, kind, cycle }, begin)
      await member.bet(4_000n)
      await on.endAt(contract, new Date(end))
      on.goTo(new Date(Date.parse(end) + 3_600_000))
      await on.settled()
      expect(await on.statements(agent)).toMatchObject([
        { pay: 0n },
        { period, isLast: true, pay: 400n, state: 'paid' },
      ])
    },
  )

  test('a debt and a loss end with the contract, and its last statement says so (rule 33.13)', async () => {
    on.goTo('2026-11-05T12:00:00.000Z')
    const from = midnight('2026-11-01')
    const terms = { ...dividend(tier(2000)), cycle: 'half' } as const
    const { agent, contract, member } = await single(terms, from)
    const { agents: [below] = [], member: other } = await on.line([{ ...terms, tiers: [tier(1000)] }], from, agent)
    await member.bet(50_000n, gateway.deps.now(), 150_000n)
    await other.bet(100_000n)
    const [given] = await rowsAs<{ id: bigint }>(
      gateway.deps.database,
      'SELECT id FROM line_contract WHERE agent_id = :memberId',
      { memberId: below?.memberId ?? 0n },
    )
    on.goTo('2026-11-17T12:00:00.000Z')
    await on.settled()
    const carried = { base: 0n, shortfall: -10_000n, earned: 0n }
    expect(await on.statements(agent)).toMatchObject([{ base: 0n, downlines: 10_000n, carriedOut: carried }])
    await member.bet(10_000n, gateway.deps.now(), 30_000n)
    for (const id of [contract, given?.id ?? 0n]) await on.endAt(id, midnight('2026-12-01'))
    on.goTo('2026-12-02T12:00:00.000Z')
    await on.settled()
    const last = { base: -20_000n, isLast: true, pay: 0n, owes: 0n, borne: 10_000n }
    const nothing = { base: 0n, shortfall: 0n, earned: 0n }
    expect((await on.statements(agent))[1]).toMatchObject({ ...last, carriedIn: carried, carriedOut: nothing })
    expect(await on.differing(agent)).toEqual([])
  })

  test('a correction of an ended contract is part of the agent’s next one of that kind, or else refused (rule 33.5)', async () => {
    on.goTo('2026-12-10T12:00:00.000Z')
    const { agent, contract, member } = await single(salary(tier(1000)), midnight('2026-12-10'))
    await member.bet(1_000n)
    await on.endAt(contract, midnight('2026-12-12'))
    on.goTo('2026-12-11T12:00:00.000Z')
    await on.settled()
    const first = await latestId(agent)
    // The last day is not over, so it can contain a correction, though nobody bets on it.
    await correct(first, 30n)
    on.goTo('2026-12-12T12:00:00.000Z')
    await on.settled()
    const statements = [
      { pay: 100n, corrected: [{ amount: 30n }] },
      { pay: 30n, isLast: true, corrections: [{ amount: 30n }] },
    ]
    expect(await on.statements(agent)).toMatchObject(statements)
    await expect(correct(first, 40n)).rejects.toThrow(/contract of .* has ended and is settled, and there is no other/)
    await expect(correct('999999999', 40n)).rejects.toThrow('There is no statement 999999999.')
    await contractFor(gateway.deps, agent, salary(tier(500)), { from: midnight('2026-12-13') })
    await correct(first, -20n)
    on.goTo('2026-12-13T12:00:00.000Z')
    await member.bet(1_000n)
    on.goTo('2026-12-14T12:00:00.000Z')
    await on.settled()
    const next = { pay: 30n, corrections: [{ period: 'D:2026-12-10', amount: -20n }] }
    expect((await on.statements(agent)).slice(2)).toMatchObject([next])
    expect(await on.differing(agent)).toEqual([])
  })
})
