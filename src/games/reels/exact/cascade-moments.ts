import { timesOf } from '#games/reels/mechanisms/cascade.ts'
import type { CascadeProfile } from '#games/reels/profile.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { type CountGraph, type Counts, countGraph, expectations } from './count-graph.ts'

/** Mean and mean square of the scores of a round, and the chance that its first window wins. */
export type ScoreMoments = { readonly mean: Rational; readonly square: Rational; readonly wins: Rational }

/** A full window: what it scores before its multiplier, and the counts that stay if something wins. */
type Board = { readonly score: bigint; readonly stays?: { readonly cells: number; readonly index: number } }

/**
 * Exact moments of the score of a round: what it pays if every symbol has the value 1. Computed backwards from the last fall
 * to the spin, and in each of them from the full window to the cells that stayed.
 *
 * @param scored `all` symbols together, or only `one` of them
 */
export function scoreMoments(profile: CascadeProfile, scored: 'all' | 'one'): ScoreMoments {
  const symbols = BigInt(profile.values.length)
  const cells = profile.reels * profile.rows
  const graph = countGraph(profile.values.length, cells, scored === 'one' ? 1 : 0)
  const boards = boardsOf(profile, graph, scored)
  const drawn = symbols ** BigInt(cells)
  // Moments of the falls that are left, over drawn^falls; nothing after the last one.
  let falls = 1n
  let means: readonly (readonly bigint[])[] = []
  let squares: readonly (readonly bigint[])[] = []
  for (const multiplier of profile.multipliers.toReversed()) {
    const windows = boards.map(({ score, stays }) => {
      const paid = score * BigInt(multiplier)
      // The cells that stay are not drawn again: their share of the denominator is made up for.
      const share = stays ? symbols ** BigInt(stays.cells) : 0n
      const later = stays ? share * (means[stays.cells]?.[stays.index] ?? 0n) : 0n
      const laterSquare = stays ? share * (squares[stays.cells]?.[stays.index] ?? 0n) : 0n
      return { mean: paid * falls + later, square: paid ** 2n * falls + 2n * paid * later + laterSquare }
    })
    means = expectations(
      graph,
      windows.map(({ mean }) => mean),
    )
    squares = expectations(
      graph,
      windows.map(({ square }) => square),
    )
    falls *= drawn
  }
  const won = expectations(
    graph,
    boards.map(({ stays }) => (stays ? 1n : 0n)),
  )
  return {
    mean: rational(means[0]?.[0] ?? 0n, falls),
    square: rational(squares[0]?.[0] ?? 0n, falls),
    wins: rational(won[0]?.[0] ?? 0n, drawn),
  }
}

function boardsOf({ bands }: CascadeProfile, graph: CountGraph, scored: 'all' | 'one'): readonly Board[] {
  const boards = graph.layers.at(-1)?.states ?? []
  return boards.map((counts): Board => {
    const times = counts.map((count) => timesOf(bands, count))
    const score = BigInt(scored === 'one' ? (times[0] ?? 0) : times.reduce((sum, more) => sum + more, 0))
    if (times.every((more) => more === 0)) return { score }
    const left: Counts = counts.map((count, symbol) => (times[symbol] === 0 ? count : 0))
    return { score, stays: { cells: left.reduce((sum, count) => sum + count, 0), index: graph.indexOf(left) } }
  })
}
