import type { Tier } from './terms.ts'

/** The figures that decide which tier is reached. */
export interface TierFacts {
  /** Minor units. */
  readonly validBet: bigint
  /** The base of the period before anything is carried; minor units. */
  readonly pnl: bigint
  readonly active: number
}

/** Whether the figures meet all conditions of a tier. A figure that equals its condition meets it. */
function isReached(tier: Tier, { validBet, pnl, active }: TierFacts): boolean {
  return validBet >= tier.validBet && (tier.pnl === null || pnl >= tier.pnl) && active >= tier.active
}

/** The place of the highest tier that is reached, from 0 on; undefined if none is. */
export function tierAt(tiers: readonly Tier[], facts: TierFacts): number | undefined {
  const place = tiers.findLastIndex((tier) => isReached(tier, facts))
  return place === -1 ? undefined : place
}

/** Why tiers are in no order; undefined if each asks for more than the one before it and pays no less. */
const tierFaults = ['count', 'rate', 'threshold', 'order'] as const
export type TierFault = (typeof tierFaults)[number]

export function tierFault(tiers: readonly Tier[]): { readonly fault: TierFault; readonly place: number } | undefined {
  if (tiers.length < 1 || tiers.length > 6) return { fault: 'count', place: 0 }
  for (const [place, tier] of tiers.entries()) {
    const below = tiers[place - 1]
    if (!Number.isSafeInteger(tier.rate) || tier.rate < 0 || tier.rate > 10_000) return { fault: 'rate', place }
    if (tier.validBet < 0n || !Number.isSafeInteger(tier.active) || tier.active < 0)
      return { fault: 'threshold', place }
    if (!below) continue
    if (tier.rate < below.rate) return { fault: 'rate', place }
    if (!asksMore(tier, below)) return { fault: 'order', place }
  }
  return undefined
}

/** Whether a tier asks for no less than another in anything, and for more in something. */
function asksMore(tier: Tier, below: Tier): boolean {
  const pnl = comparePnl(tier.pnl, below.pnl)
  const isNowhereLess = tier.validBet >= below.validBet && tier.active >= below.active && pnl >= 0
  return isNowhereLess && (tier.validBet > below.validBet || tier.active > below.active || pnl > 0)
}

/** A tier that does not ask for a result is reached with any, however bad. */
function comparePnl(one: bigint | null, other: bigint | null): number {
  if (one === other) return 0
  if (one === null) return -1
  return other === null || one > other ? 1 : -1
}
