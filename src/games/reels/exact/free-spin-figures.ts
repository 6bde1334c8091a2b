import type { SpinProfile } from '#games/reels/profile.ts'
import { rational } from '#games/slots/rational.ts'
import { type Course, multiplierOf, roundMoments } from '#games/slots/round-moments.ts'
import { addSums } from '#games/slots/sums.ts'
import { varianceOf } from '#games/slots/volatility.ts'
import { type SplitSums, splitSums } from '#games/slots/window-sums.ts'
import type { Figures } from './figures.ts'
import { spinSums } from './spin-sums.ts'

/** Exact figures of turning reels with or without free spins. Scatters that award them pay, so such rounds win. */
export function freeSpinFigures(profile: SpinProfile): Figures {
  const course = profile.freeSpins ?? { count: 0, cap: 0, multipliers: [] }
  const split = splitSums(spinSums(profile))
  const moments = roundMoments(split, course)
  const { hits, windows } = addSums(split.plain, split.trigger)
  const units = BigInt(profile.units)
  return {
    rtp: rational(moments.paid, moments.rounds * units),
    hitFrequency: rational(hits, windows),
    variance: varianceOf(moments, units),
    most: mostOfRound(split, course),
  }
}

/**
 * The best round: every spin shows one of two windows, the best that awards free spins or the best that does not. Computed
 * backwards like the moments, from the last free spin that the cap allows to the first.
 */
function mostOfRound({ plain, trigger }: SplitSums, { count, cap, multipliers }: Course): bigint {
  if (trigger.windows === 0n) return plain.most
  let rest = new Map<number, bigint>()
  for (let played = cap - 1; played >= 0; played--) {
    const times = BigInt(multiplierOf(multipliers, played))
    const before = new Map<number, bigint>()
    for (let awarded = played + 1; awarded <= cap; awarded++) {
      const stay = times * plain.most + (rest.get(awarded) ?? 0n)
      const more = times * trigger.most + (rest.get(Math.min(awarded + count, cap)) ?? 0n)
      before.set(awarded, larger(stay, more))
    }
    rest = before
  }
  return larger(plain.most, trigger.most + (rest.get(Math.min(count, cap)) ?? 0n))
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
