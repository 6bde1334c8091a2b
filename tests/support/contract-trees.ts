import { agentSpans, type ContractLine, goingOf, spansOf, termsAt } from '#gateway/agents/contracts/contract-line.ts'
import type { Plan } from '#gateway/agents/contracts/plan-change.ts'
import { aboveCeiling } from '#gateway/agents/terms/ceiling.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { salary, tier } from './agent-contracts.ts'
import type { Chance } from './chance.ts'

/** Agents by the number of the agent above them; the first is the top of the line. */
export type Parents = readonly (number | undefined)[]

/** A line of some agents, each below any of those before it. */
export const someParents = (chance: Chance, most: number): Parents =>
  Array.from({ length: chance.between(2, most) }, (_, place) =>
    place === 0 ? undefined : chance.between(Math.max(0, place - 3), place - 1),
  )

/** Few different rates and thresholds, so that some contracts fit below others and some do not. */
export function someTerms(chance: Chance): ContractTerms {
  const first = chance.between(1, 9) * 100
  const second = tier(first + chance.between(0, 4) * 100, BigInt(chance.between(1, 2)))
  return chance.often(0.5) ? salary(tier(first)) : salary(tier(first), second)
}

/** The line after a plan; a new contract gets the number that is given. */
export function applied(line: ContractLine, { begin, ends }: Plan, id: bigint): ContractLine {
  const ended = line.map((contract) => {
    const end = ends.find(({ contractId }) => contractId === contract.id)
    return end ? { ...contract, endsAt: end.endsAt } : contract
  })
  if (!begin) return ended
  const { contractId, agentId, uplineId, version, from, terms } = begin
  const added = { version, from, terms }
  if (contractId === undefined) return [...ended, { id, agentId, uplineId, endsAt: null, versions: [added] }]
  return ended.map((one) => (one.id === contractId ? { ...one, versions: [...one.versions, added] } : one))
}

/** Agents whose contract pays more at some moment than that of the agent above, or has none above it. */
export function aboveTheirs(line: ContractLine, since: Date): bigint[] {
  const edges = line.flatMap((contract) =>
    spansOf(contract, since).flatMap(({ from, to }) => (to ? [from, to] : [from])),
  )
  return line.flatMap(({ agentId, uplineId }) => {
    if (uplineId === null) return []
    const isAbove = edges.some((at) => {
      const own = termsAt(agentSpans(line, agentId, since), at)
      const roof = termsAt(agentSpans(line, uplineId, since), at)
      return own && (!roof || aboveCeiling(own, roof) !== undefined)
    })
    return isAbove ? [agentId] : []
  })
}

/**
 * The contracts that must end, found in a slow way: it ends one contract that does not fit at a time, until all fit.
 * Moments are left out, since all periods start at once.
 */
export function naiveEnds(line: ContractLine, since: Date, at: Date): bigint[] {
  const found: bigint[] = []
  let current = line
  for (;;) {
    const agent = aboveTheirs(current, since).find((one) => goingOf(current, one))
    if (agent === undefined) return found.toSorted()
    found.push(agent)
    current = current.map((one) => (one.agentId === agent && one.endsAt === null ? { ...one, endsAt: at } : one))
  }
}
