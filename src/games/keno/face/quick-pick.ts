import { drawnFrom } from '#games/fairness/shuffle.ts'
import { kenoNumbers, mostPicks } from '#games/keno/rules.ts'
import { secureRandomInt } from '#games/rng.ts'

/** Picks numbers for the player, as many as are picked now, or ten. They are a choice like any other; the draw does not know them. */
export const quickPick = (picked: number): number[] =>
  drawnFrom(kenoNumbers, picked || mostPicks, secureRandomInt).map((place) => place + 1)
