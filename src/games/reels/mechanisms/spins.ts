import type { SpinProfile } from '#games/reels/profile.ts'
import type { ReelStep } from '#games/reels/types.ts'
import type { RandomInt } from '#games/rng.ts'
import { multiplierOf } from '#games/slots/round-moments.ts'
import { playHold } from './hold.ts'
import { drawStops, type Settled, settleSpin } from './spin.ts'

/** All steps of a round of turning reels: the spin, and its free spins or respins. */
export function playSpins(profile: SpinProfile, stake: bigint, random: RandomInt): readonly ReelStep[] {
  const base = settleSpin(profile, 'spin', stake, drawStops(profile, random), 1)
  if (profile.hold) return playHold(profile.hold, base, stake / BigInt(profile.units), random)
  const { cap = 0, multipliers = [] } = profile.freeSpins ?? {}
  const first = awarding(profile, base, cap)
  const steps = [{ ...base, awarded: first, left: first }]
  for (let played = 0, left = first, given = first; left > 0; played++) {
    const spin = settleSpin(profile, 'free', stake, drawStops(profile, random), multiplierOf(multipliers, played))
    const awarded = awarding(profile, spin, cap - given)
    given += awarded
    left += awarded - 1
    steps.push({ ...spin, awarded, left })
  }
  return steps
}

/** Free spins that a step awards, at most `most`. */
function awarding({ freeSpins }: SpinProfile, { wins }: Settled, most: number): number {
  return freeSpins && wins.some(({ by }) => by === 'scatter') ? Math.min(freeSpins.count, most) : 0
}
