import { type Below, type Carried, nothingBelow, type Settlement, settle, type TeamFacts } from './settle.ts'
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
  /** Whether the contract ends with the period. */
  readonly isLast: boolean
}

/**
 * Settles one period of all contracts of one kind, from the bottom up. The share of an agent contains the shares of its direct
 * downlines, which are subtracted, whoever pays them. What the house pays in a line therefore adds up to the share of the agent at its
 * top, despite rounding.
 */
export function settleLine(contracts: readonly EndedContract[], isMonthEnd: boolean): Map<bigint, Settlement> {
  const settled = new Map<bigint, Settlement>()
  const given = new Map<bigint, Below>()
  for (const { agentId, uplineId, terms, facts, ...period } of contracts.toSorted((a, b) => b.depth - a.depth)) {
    const settlement = settle(terms, facts, given.get(agentId) ?? nothingBelow, { ...period, isMonthEnd })
    settled.set(agentId, settlement)
    if (uplineId !== null) given.set(uplineId, withShare(given.get(uplineId), terms, settlement))
  }
  return settled
}

function withShare(
  below: Below = nothingBelow,
  { payer }: ContractTerms,
  { gross, pay, lostInLine }: Settlement,
): Below {
  return {
    gross: below.gross + gross,
    paidByAgent: below.paidByAgent + (payer === 'upline' ? pay : 0n),
    lost: below.lost + lostInLine,
  }
}
