import { type Carried, nothingCarried } from '#gateway/agents/terms/settle.ts'
import { settleLine } from '#gateway/agents/terms/settle-line.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { carried, teamFacts } from './agent-contracts.ts'

/** A period at the end of a month, to which the one before carried some amounts. */
export const carrying = (some: Partial<Carried>) => ({ carriedIn: carried(some), isMonthEnd: true })
export const carryingNothing = carrying({})

/** Settles one line in which only the members of the last agent played. */
export function alongLine(contracts: readonly ContractTerms[], facts: Parameters<typeof teamFacts>[0]) {
  const settled = settleLine(
    contracts.map((terms, depth) => ({
      agentId: BigInt(depth + 1),
      uplineId: depth === 0 ? null : BigInt(depth),
      depth,
      terms,
      facts: teamFacts(facts),
      carriedIn: nothingCarried,
      adjusted: 0n,
      isLast: false,
    })),
    true,
  )
  return [...settled].toSorted(([a], [b]) => Number(a - b)).map(([, { gross, pay }]) => [gross, pay])
}

/** The payments of a line, from its top down. */
export const payments = (rows: readonly (readonly bigint[])[]) => rows.map(([, pay]) => pay)
