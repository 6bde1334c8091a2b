import { levelIn, type Programme } from './programme.ts'

interface Month {
  readonly rank: number
  /** The highest rank that was ever reached. */
  readonly highest: number
  /** Whether the level was reached within the month; it is not judged before the next one then. */
  readonly isNew: boolean
  /** Valid bets of the month, minor units. */
  readonly played: bigint
}

/**
 * The level after the end of a month (product rule 21.12): one lower if it asks for more than was played; one higher if that one
 * was reached before and asks for no more than was played; otherwise the same.
 */
export function rankAfter(programme: Pick<Programme, 'levels'>, { rank, highest, isNew, played }: Month): number {
  const maintained = levelIn(programme, rank)?.maintained ?? null
  if (maintained !== null && !isNew && played < maintained) return rank - 1
  const above = programme.levels.find((level) => level.rank === rank + 1)
  if (above && above.rank <= highest && played >= (above.maintained ?? 0n)) return rank + 1
  return rank
}
