import type { ActiveRule, ContractTerms, Tier } from './terms.ts'

/** Where a downline's contract would pay more than its upline's. */
export interface AboveCeiling {
  /** The figures at that point. `pnl` is null if the tier does not depend on the result. */
  readonly validBet: bigint
  readonly pnl: bigint | null
  readonly active: number
  /** The downline's rate at that point, and the highest that is allowed; hundredths of a percent. */
  readonly rate: number
  readonly most: number
}

/**
 * The first point at which a contract pays more than the contract of the upline; undefined if there is none. Both rates rise in
 * steps and never fall. It is therefore enough to compare them where a tier of the downline begins: the result holds up to the
 * next tier. Comparing only the highest rates would be wrong, because a downline may reach its rate much earlier than the upline.
 */
export function aboveCeiling(
  downline: Pick<ContractTerms, 'tiers' | 'active' | 'isMarginal'>,
  upline: Pick<ContractTerms, 'tiers' | 'active' | 'isMarginal'>,
): AboveCeiling | undefined {
  const isCountComparable = countsNoMore(downline.active, upline.active)
  for (const { validBet, pnl, active, rate } of downline.tiers) {
    // If the downline's rule counts members as active that the upline's rule does not, the upline may have no active member.
    const counted = isCountComparable ? active : 0
    const most = mostAt(upline, downline.isMarginal, { validBet, pnl, active: counted })
    if (rate > most) return { validBet, pnl, active: counted, rate, most }
  }
  return undefined
}

/** Whether every member who is active by the downline's rule is active by the upline's rule too. The upline's team contains the downline's. */
function countsNoMore(downline: ActiveRule, upline: ActiveRule): boolean {
  if (upline.scope === 'direct') return false
  const ways = downline.needs === 'both' ? [asked(downline)] : asked(downline).map((fact) => [fact])
  const needs = upline.needs === 'both' ? asked(upline).map((fact) => [fact]) : [asked(upline)]
  return ways.every((way) =>
    needs.every(
      (need) => need.length === 0 || need.some((fact) => way.includes(fact) && downline[fact] >= upline[fact]),
    ),
  )
}

/** The conditions of a rule. A rule without conditions counts everybody as active. */
const asked = (rule: ActiveRule) => (['validBet', 'deposit'] as const).filter((fact) => rule[fact] > 0n)

/**
 * The rate of the upline's contract where a tier begins. If the upline is paid part by part but the downline is paid one rate for
 * everything, only the rate of the upline's first part is certain.
 */
function mostAt(
  { tiers, isMarginal }: Pick<ContractTerms, 'tiers' | 'isMarginal'>,
  isDownlineMarginal: boolean,
  corner: Pick<Tier, 'validBet' | 'pnl' | 'active'>,
): number {
  const reached = tiers.filter(
    ({ validBet, pnl, active }) =>
      corner.validBet >= validBet &&
      corner.active >= active &&
      (pnl === null || (corner.pnl !== null && corner.pnl >= pnl)),
  )
  if (isMarginal && !isDownlineMarginal) {
    const first = tiers[0]
    return first && reached.includes(first) && first.validBet === 0n ? first.rate : 0
  }
  return reached.at(-1)?.rate ?? 0
}
