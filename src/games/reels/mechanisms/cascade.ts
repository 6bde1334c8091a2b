import type { CascadeProfile } from '#games/reels/profile.ts'
import type { ReelStep, ReelSymbol, ReelWin } from '#games/reels/types.ts'
import { cellsWith, entryOf, sumOf, type Window } from '#games/reels/window.ts'
import type { RandomInt } from '#games/rng.ts'

/** All steps of a round with falls: the spin, and falls as long as something wins and the multipliers allow. */
export function playCascade(profile: CascadeProfile, stake: bigint, random: RandomInt): readonly ReelStep[] {
  const steps: ReelStep[] = []
  let left: Window = Array.from({ length: profile.reels }, () => [])
  for (const multiplier of profile.multipliers) {
    const window = fall(profile, left, random)
    const wins = anywhereWins(profile, window, (stake / BigInt(profile.units)) * BigInt(multiplier))
    const kind = steps.length === 0 ? 'spin' : 'fall'
    steps.push({ kind, window, wins, multiplier, left: 0, awarded: 0, win: sumOf(wins) })
    if (wins.length === 0) break
    const won = new Set(wins.map(({ symbol }) => symbol))
    left = window.map((column) => column.filter((symbol) => !won.has(symbol)))
  }
  return steps
}

/**
 * The wins of a window: every symbol with enough cells, wherever they are.
 *
 * @param unit what one unit is, in minor units, with the multiplier of the step
 */
export function anywhereWins(profile: CascadeProfile, window: Window, unit: bigint): readonly ReelWin[] {
  const counts = new Map<ReelSymbol, number>()
  for (const symbol of window.flat()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return profile.values.flatMap(({ symbol, value }): ReelWin[] => {
    const times = timesOf(profile.bands, counts.get(symbol) ?? 0)
    if (times === 0) return []
    const cells = cellsWith(window, symbol)
    return [{ by: 'anywhere', symbol, count: cells.length, cells, amount: BigInt(value * times) * unit }]
  })
}

/** How many times its value a symbol pays; 0 if it has too few cells. */
export function timesOf(bands: CascadeProfile['bands'], count: number): number {
  return bands.findLast((band) => band.count <= count)?.times ?? 0
}

/** What is left of each column sinks to the bottom, and new symbols come from the top. */
function fall({ rows, values }: CascadeProfile, left: Window, random: RandomInt): Window {
  const draw = () => entryOf(values, random(values.length)).symbol
  return left.map((column) => [...Array.from({ length: rows - column.length }, draw), ...column])
}
