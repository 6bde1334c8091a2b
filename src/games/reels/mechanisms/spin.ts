import type { SpinProfile } from '#games/reels/profile.ts'
import type { ReelStep } from '#games/reels/types.ts'
import { columnAt, filled, sumOf } from '#games/reels/window.ts'
import type { RandomInt } from '#games/rng.ts'
import { lineWins } from './line-wins.ts'
import { scatterWins } from './scatter-wins.ts'
import { wayWins } from './way-wins.ts'

/** A step before it is known what follows it. */
export type Settled = Omit<ReelStep, 'left' | 'awarded' | 'coins'>

/** Draws where each reel stops. */
export function drawStops({ strips }: Pick<SpinProfile, 'strips'>, random: RandomInt): readonly number[] {
  return strips.map((strip) => random(strip.length))
}

/**
 * Settles one turn of the reels for given stops. It is pure: the same stops always give the same step. The window is the one
 * after wilds have filled their reels.
 *
 * @param stake total stake in minor units
 * @param multiplier of every win of the step
 */
export function settleSpin(
  profile: SpinProfile,
  kind: 'spin' | 'free',
  stake: bigint,
  stops: readonly number[],
  multiplier: number,
): Settled {
  const { strips, rows, paths, paytable, units, wildsFill } = profile
  const landed = strips.map((strip, reel) => columnAt(strip, stops[reel] ?? Number.NaN, rows))
  const window = wildsFill ? landed.map(filled) : landed
  const expanded = [...window.keys()].filter((reel) => window[reel] !== landed[reel])
  const times = BigInt(multiplier)
  const unit = (stake / BigInt(units)) * times
  const onReels = paths ? lineWins({ paths, paytable }, window, unit) : wayWins(paytable, window, unit)
  const wins = [...onReels, ...scatterWins(profile, window, stake * times)]
  return { kind, window, wins, multiplier, ...(expanded.length > 0 && { expanded }), win: sumOf(wins) }
}
