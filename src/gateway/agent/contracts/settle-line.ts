import { type Carried, type Settlement, settle, type TeamFacts } from './settle.ts'
import type { ContractTerms } from './terms.ts'

/** A contract whose period has ended. */
export interface EndedContract {
  readonly agentId: bigint
  /** The agent who gave it; null if the house did. */
  readonly uplineId: bigint | null
  /** Agents above this one. */
  readonly depth: number
  readonly terms: ContractTerms
  /** The activity of the whole team below the agent in the period. */
  readonly facts: TeamFacts
  readonly carriedIn: Carried
  /** Corrections of earlier periods; minor units. */
  readonly adjusted: bigint
}

/**
 * Settles one period of all contracts of one kind, from the bottom up. The share of an agent contains the shares of its direct
 * downlines, which are subtracted. The payments in a line therefore add up to the share of the agent at its top, despite rounding.
 */
export function settleLine(contracts: readonly EndedContract[], isMonthEnd: boolean): Map<bigint, Settlement> {
  const settled = new Map<bigint, Settlement>()
  const given = new Map<bigint, bigint>()
  for (const { agentId, uplineId, terms, facts, carriedIn, adjusted } of contracts.toSorted(
    (a, b) => b.depth - a.depth,
  )) {
    const settlement = settle(terms, facts, given.get(agentId) ?? 0n, carriedIn, isMonthEnd, adjusted)
    settled.set(agentId, settlement)
    if (uplineId !== null) given.set(uplineId, (given.get(uplineId) ?? 0n) + settlement.gross)
  }
  return settled
}
