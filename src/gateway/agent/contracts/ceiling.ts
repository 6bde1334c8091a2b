import type { ActiveRule, ContractTerms, Tier } from './terms.ts'

/** Where a downline's contract would pay more than its upline's. */
export interface AboveCeiling {
  /** What is reached there. `pnl` is null where the tier is reached with any result. */
  readonly validBet: bigint
  readonly pnl: bigint | null
  readonly active: number
  /** Hundredths of a percent that the downline would get there, and the most that it may get. */
  readonly rate: number
  readonly most: number
}

/**
 * The first point at which a contract pays more than that of the upline; undefined if it does nowhere. Both rates rise in
 * steps and never fall, so that it is enough to look where the downline's steps are: what holds at the corner of a tier
 * holds at every point above it, up to the next one. To compare the highest rates alone is wrong: a downline may reach its rate
 * much earlier than the upline.
 */
export function aboveCeiling(
  downline: Pick<ContractTerms, 'tiers' | 'active' | 'isMarginal'>,
  upline: Pick<ContractTerms, 'tiers' | 'active' | 'isMarginal'>,
): AboveCeiling | undefined {
  const isCountComparable = countsNoMore(downline.active, upline.active)
  for (const { validBet, pnl, active, rate } of downline.tiers) {
    // Where the downline counts people as active whom the upline does not, the upline may have none of them.
    const counted = isCountComparable ? active : 0
    const most = mostAt(upline, downline.isMarginal, { validBet, pnl, active: counted })
    if (rate > most) return { validBet, pnl, active: counted, rate, most }
  }
  return undefined
}

/** Whether everybody who is active by the downline's rule is so by the upline's too, who has the downline's team in its own. */
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

/** What a rule asks for; a rule that asks for nothing counts everybody. */
const asked = (rule: ActiveRule) => (['validBet', 'deposit'] as const).filter((fact) => rule[fact] > 0n)

/**
 * The rate of the upline's contract at a corner. Where the upline is paid part by part and the downline all at one rate, only the
 * rate of the first part covers it.
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
