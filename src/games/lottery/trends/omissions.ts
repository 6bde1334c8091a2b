import type { TrendPool } from './pools.ts'

/** How a number came in some draws. */
export interface NumberTrend {
  readonly number: number
  /** Draws since it came last: 0 if it came in the latest, all draws if in none. */
  readonly omission: number
  /** Draws in which it came. */
  readonly came: number
  /** The most draws in a row without it, also before it came first and since it came last. */
  readonly longest: number
  /** Draws without it, spread over the gaps before, between and after its coming: (draws − came) ÷ (came + 1). */
  readonly mean: number
}

/**
 * The trend of every number, in ascending order, at one position, or anywhere in the draw if no position is named.
 *
 * @param draws the numbers of each draw, the latest first
 * @param position from 0
 */
export function numberTrends(
  draws: readonly (readonly number[])[],
  { from, to }: Pick<TrendPool, 'from' | 'to'>,
  position?: number,
): readonly NumberTrend[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index
    return trendOf(
      number,
      draws.map((drawn) => (position === undefined ? drawn.includes(number) : drawn[position] === number)),
    )
  })
}

/** @param comes whether the number came, draw by draw, the latest first */
function trendOf(number: number, comes: readonly boolean[]): NumberTrend {
  const first = comes.indexOf(true)
  let [came, gap, longest] = [0, 0, 0]
  for (const isThere of comes) {
    gap = isThere ? 0 : gap + 1
    longest = Math.max(longest, gap)
    if (isThere) came++
  }
  const omission = first === -1 ? comes.length : first
  return { number, omission, came, longest, mean: (comes.length - came) / (came + 1) }
}

/** The omission of every number draw by draw, as a chart shows it: for each draw, the latest first, how long each number had not come. */
export function omissionRows(
  draws: readonly (readonly number[])[],
  { from, to }: Pick<TrendPool, 'from' | 'to'>,
  position?: number,
): readonly (readonly number[])[] {
  let gaps: readonly number[] = Array.from({ length: to - from + 1 }, () => 0)
  const rows = [...draws].reverse().map((drawn) => {
    gaps = gaps.map((gap, index) => {
      const number = from + index
      return (position === undefined ? drawn.includes(number) : drawn[position] === number) ? 0 : gap + 1
    })
    return gaps
  })
  return rows.reverse()
}
