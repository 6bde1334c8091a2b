import { expect, test } from 'vitest'
import { carryPolicies, costBases, shortfallPolicies } from '#contract/agents/contracts/contract-terms.ts'
import { type Carried, nothingCarried, type Settlement } from '#gateway/agents/terms/settle.ts'
import { type EndedContract, settleLine } from '#gateway/agents/terms/settle-line.ts'
import type { ContractTerms, CostTerm, Tier } from '#gateway/agents/terms/terms.ts'
import { dividend, salary, teamFacts } from '#tests/support/agent-contracts.ts'
import { type Chance, chanceOf } from '#tests/support/chance.ts'
import {
  type LineAgent,
  type NaiveSettlement,
  type OwnFigures,
  settleNaively,
  teamFigures,
} from '#tests/support/naive-line.ts'

const lines = 10_000
const periods = 3

/** Terms that a whole line has in common. */
function termsOfLine({ between, often, oneOf }: Chance, amount: (most: number) => bigint) {
  const isDividend = often(0.5)
  const isMarginal = !isDividend && often(0.3)
  const thresholds = Array.from({ length: between(1, 3) }, (_, place) => ({
    validBet: BigInt(place) * (amount(60_000) + 1n),
    // Parts at their own rates have conditions of bets only.
    pnl: !isMarginal && place > 0 && often(0.3) ? amount(50_000) : null,
    active: isMarginal ? 0 : place * between(0, 4),
  })).toSorted((one, other) => Number(one.validBet - other.validBet))
  const costs = isDividend
    ? costBases
        .filter(() => often(0.4))
        .map((basis): CostTerm => {
          const sign = often(0.8) ? 'minus' : 'plus'
          return { basis, sign, percent: basis === 'validBet' ? between(0, 300) : between(0, 10_000) }
        })
    : []
  const minimumActive = often(0.5) ? 0 : between(1, 12)
  const terms = {
    ...(isDividend ? dividend() : salary()),
    isMarginal,
    costs,
    carry: isDividend ? oneOf(carryPolicies) : 'none',
    shortfall: oneOf(shortfallPolicies),
    minimumActive,
    missedActive: oneOf(['lose', 'rollOver']),
  } satisfies ContractTerms
  return { terms, thresholds }
}

/** A line of 2 to 9 agents, each after the one above it, none with a higher rate than that one anywhere. */
function randomLine(chance: Chance): readonly LineAgent[] {
  const { between, often } = chance
  const amount = (below: number) => BigInt(between(0, below - 1))
  const { terms, thresholds } = termsOfLine(chance, amount)
  const agents: LineAgent[] = []
  const count = between(2, 9)
  while (agents.length < count) {
    const above = agents[between(0, Math.max(0, agents.length - 1))]
    const rates = thresholds.map((_, place) => between(0, above?.terms.tiers[place]?.rate ?? 6_000))
    rates.sort((one, other) => one - other)
    const tiers = thresholds.map((threshold, place): Tier => ({ ...threshold, rate: rates[place] ?? 0 }))
    const own = Array.from({ length: periods }, () => {
      const validBet = amount(200_000)
      const small = () => amount(8_000)
      const costs = { bonuses: small(), rebates: small(), wages: small(), fees: small(), taxes: small() }
      return { ...costs, validBet, won: amount(200_000) - validBet / 2n, active: amount(5) }
    })
    const adjusted = own.map(() => (often(0.1) ? amount(40_000) - 25_000n : 0n))
    const payer = often(0.4) ? 'upline' : 'platform'
    const last = often(0.3) ? periods - 1 : undefined
    agents.push({ id: agents.length, above, terms: { ...terms, tiers, payer }, own, adjusted, last })
  }
  return agents
}

const depthOf = ({ above }: LineAgent): number => (above ? depthOf(above) + 1 : 0)

function endedOf(agent: LineAgent, team: OwnFigures, period: number, carriedIn: Carried): EndedContract {
  return {
    agentId: BigInt(agent.id),
    uplineId: agent.above ? BigInt(agent.above.id) : null,
    depth: depthOf(agent),
    terms: agent.terms,
    facts: teamFacts({ ...team, active: Number(team.active) }),
    carriedIn,
    adjusted: agent.adjusted[period] ?? 0n,
    isLast: agent.last === period,
  }
}

const figuresOf = ({ carriedOut, ...settled }: Settlement | NaiveSettlement) => {
  const { base, gross, pay, owes, passedOn, lost, lostInLine, borne } = settled
  const { shortfall, earned } = carriedOut
  return [base, gross, pay, owes, passedOn, lost, lostInLine, borne, carriedOut.base, shortfall, earned] as const
}

/** The same contracts, with the house paying all of them. */
const paidByHouse = (ended: readonly EndedContract[]) =>
  ended.map((contract): EndedContract => ({ ...contract, terms: { ...contract.terms, payer: 'platform' } }))

test(`${lines} random lines settle to the naive sum over their members (rule 33.4)`, () => {
  const chance = chanceOf(20_261_124)
  for (let line = 0; line < lines; line++) {
    const agents = randomLine(chance)
    let before = new Map<number, Carried>()
    for (let period = 0; period < periods; period++) {
      const isMonthEnd = (line + period) % 2 === 0
      const teams = new Map(agents.map((agent) => [agent.id, teamFigures(agents, agent, period)]))
      const expected = settleNaively(agents, teams, period, isMonthEnd, before)
      const ended = [...teams].flatMap(([id, team]) => {
        const agent = agents[id]
        return agent ? endedOf(agent, team, period, before.get(id) ?? nothingCarried) : []
      })
      const settled = settleLine(ended, isMonthEnd)
      const byHouse = settleLine(paidByHouse(ended), isMonthEnd)
      before = new Map()
      for (const { id } of agents) {
        const is = settled.get(BigInt(id))
        const should = expected.get(id)
        if (!is || !should) throw new Error('An agent was not settled.')
        before.set(id, is.carriedOut)
        // Each agent is left with the same, whoever pays.
        const same = byHouse.get(BigInt(id))
        if (is.pay - is.owes - is.passedOn !== (same?.pay ?? 0n) - (same?.owes ?? 0n))
          expect({ line, period, id, ...is }).toEqual(same)
        // The values are compared here, since a matcher for each would take longer than all the rest.
        const other = figuresOf(should)
        if (figuresOf(is).some((figure, place) => figure !== other[place]))
          expect({ line, period, id, figures: figuresOf(is) }).toEqual({ line, period, id, figures: other })
      }
      // Salaries by bets and active members never make anybody owe: the share of an agent contains those below it.
      const isByGrowth = agents[0]?.terms.kind !== 'dividend' && agents[0]?.terms.tiers.every(({ pnl }) => pnl === null)
      if (isByGrowth) expect([...settled.values()].every(({ gross, downlines }) => gross >= downlines)).toBe(true)
    }
  }
})
