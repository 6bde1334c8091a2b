import { type ContractTerms, cyclesOf } from './terms.ts'
import { type TierFault, tierFault } from './tiers.ts'

const termsFaults = ['cycle', 'costs', 'carry', 'marginal', 'active'] as const
export type TermsFault = TierFault | (typeof termsFaults)[number]

/** Why terms are not valid, and the tier that is wrong; undefined if they are valid. */
export function termsFault(terms: ContractTerms): { readonly fault: TermsFault; readonly place?: number } | undefined {
  const { kind, tiers, isMarginal, costs, carry, cycle, minimumActive, active } = terms
  if (!cyclesOf[kind].includes(cycle)) return { fault: 'cycle' }
  const isDividend = kind === 'dividend'
  const isCostWrong = costs.some(({ percent }) => !Number.isSafeInteger(percent) || percent < 1 || percent > 10_000)
  // Salaries are paid for bets, whether they won or lost.
  if (isCostWrong || costs.length > 12 || (!isDividend && costs.length > 0)) return { fault: 'costs' }
  if (!isDividend && carry !== 'none') return { fault: 'carry' }
  if (carry === 'halfMonth' && cycle !== 'half') return { fault: 'carry' }
  // The valid bets alone decide the tier when each part is paid at its own rate.
  if (isMarginal && (isDividend || tiers.some(({ pnl, active: asked }) => pnl !== null || asked > 0)))
    return { fault: 'marginal' }
  if (!Number.isSafeInteger(minimumActive) || minimumActive < 0 || active.validBet < 0n || active.deposit < 0n)
    return { fault: 'active' }
  // Deposits are summed by day.
  if (active.deposit > 0n && (cycle === 'hour' || cycle === 'minutes5')) return { fault: 'active' }
  return tierFault(tiers)
}
