import { expect, test } from 'vitest'
import { type Carried, nothingCarried } from '#gateway/agent/contracts/settle.ts'
import { type EndedContract, settleLine } from '#gateway/agent/contracts/settle-line.ts'
import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import { dividend, salary, teamFacts } from '#tests/support/agent-contracts.ts'
import { chanceOf } from '#tests/support/chance.ts'

const lines = 10_000
const periods = 3

/** An agent of a made-up line, with what its own members did in each period. */
interface Agent {
  readonly id: number
  readonly above: Agent | undefined
  readonly terms: ContractTerms
  readonly bets: readonly bigint[]
  readonly lost: readonly bigint[]
}

/** The same sums by another way: from the members of everybody below, agent by agent, without the rules under test. */
function naive(agents: readonly Agent[], period: number, before: ReadonlyMap<number, Carried>) {
  const below = (agent: Agent): Agent[] => agents.filter(({ above }) => above === agent)
  const all = (agent: Agent): Agent[] => [agent, ...below(agent).flatMap(all)]
  const found = new Map<number, { gross: bigint; pay: bigint; owes: bigint; out: Carried }>()
  const grossOf = (agent: Agent): bigint => {
    const known = found.get(agent.id)
    if (known) return known.gross
    const bets = all(agent).reduce((sum, one) => sum + (one.bets[period] ?? 0n), 0n)
    const lost = all(agent).reduce((sum, one) => sum + (one.lost[period] ?? 0n), 0n)
    const { terms } = agent
    const carried = before.get(agent.id) ?? nothingCarried
    const isDividend = terms.kind === 'dividend'
    const base = isDividend ? lost : bets
    const used = isDividend ? base + carried.base : base
    let rate = 0n
    for (const tier of terms.tiers) if (bets >= tier.validBet) rate = BigInt(tier.rate)
    const gross = used > 0n ? (used * rate) / 10_000n : 0n
    let given = 0n
    for (const one of below(agent)) given += grossOf(one)
    const due = gross - given + carried.shortfall
    const short = due < 0n ? -due : 0n
    const left =
      isDividend && terms.carry === 'forever' && used < 0n
        ? used
        : isDividend && terms.carry === 'previousPeriod' && base < 0n
          ? base
          : 0n
    found.set(agent.id, {
      gross,
      pay: due > 0n ? due : 0n,
      owes: terms.shortfall === 'upline' ? short : 0n,
      out: { base: left, shortfall: terms.shortfall === 'carry' ? -short : 0n, earned: 0n },
    })
    return gross
  }
  for (const agent of agents) grossOf(agent)
  return found
}

test(`${lines} random lines settle to the naive sum over their members`, () => {
  const { between } = chanceOf(20_261_124)
  const random = (below: number) => between(0, below - 1)
  const amount = (most: number) => BigInt(random(most))
  for (let line = 0; line < lines; line++) {
    const isDividend = random(2) === 0
    const carry = (['none', 'previousPeriod', 'forever'] as const)[random(3)] ?? 'none'
    const shortfall = (['house', 'carry', 'upline'] as const)[random(3)] ?? 'carry'
    const agents: Agent[] = []
    for (let id = 0; id < 2 + random(8); id++) {
      const above = agents[random(Math.max(1, agents.length))]
      // No agent gets more than the agent above: the same thresholds, at falling rates.
      const top = [500 + random(3_000), 4_000 + random(3_000)].map((rate, place) => ({
        validBet: place === 0 ? 0n : amount(100_000) + 1n,
        pnl: null,
        active: 0,
        rate,
      }))
      const tiers = above ? above.terms.tiers.map((tier) => ({ ...tier, rate: random(tier.rate + 1) })) : top
      tiers.sort((one, other) => one.rate - other.rate)
      const placed = tiers.map((tier, place) => ({
        ...tier,
        validBet: (above?.terms.tiers ?? top)[place]?.validBet ?? 0n,
      }))
      const terms = { ...(isDividend ? { ...dividend(...placed), carry } : salary(...placed)), shortfall }
      const bets = Array.from({ length: periods }, () => amount(200_000))
      agents.push({ id, above, terms, bets, lost: bets.map((sum) => amount(200_000) - sum / 2n) })
    }
    let before = new Map<number, Carried>()
    for (let period = 0; period < periods; period++) {
      const expected = naive(agents, period, before)
      const depthOf = ({ above }: Agent): number => (above ? depthOf(above) + 1 : 0)
      const team = (agent: Agent): Agent[] => [agent, ...agents.filter(({ above }) => above === agent).flatMap(team)]
      const ended = agents.map((agent): EndedContract => {
        const sum = (pick: (one: Agent) => bigint) => team(agent).reduce((total, one) => total + pick(one), 0n)
        const facts = teamFacts({
          validBet: sum(({ bets }) => bets[period] ?? 0n),
          won: sum(({ lost }) => lost[period] ?? 0n),
        })
        return {
          agentId: BigInt(agent.id),
          uplineId: agent.above ? BigInt(agent.above.id) : null,
          depth: depthOf(agent),
          terms: agent.terms,
          facts,
          carriedIn: before.get(agent.id) ?? nothingCarried,
          adjusted: 0n,
        }
      })
      const settled = settleLine(ended, true)
      before = new Map()
      for (const { id } of agents) {
        const is = settled.get(BigInt(id))
        const should = expected.get(id)
        if (!is || !should) throw new Error('An agent was not settled.')
        before.set(id, is.carriedOut)
        const one = [is.gross, is.pay, is.owes, is.carriedOut.base, is.carriedOut.shortfall]
        // The values are compared here, since a matcher for each would take longer than all the rest.
        const other = [should.gross, should.pay, should.owes, should.out.base, should.out.shortfall]
        if (one.some((figure, place) => figure !== other[place]))
          expect({ line, period, id, figures: one }).toEqual({ line, period, id, figures: other })
      }
      // Salaries of a line never make anybody owe: what the ones below get is contained in what the ones above do.
      if (!isDividend) expect([...settled.values()].every(({ gross, downlines }) => gross >= downlines)).toBe(true)
    }
  }
})
