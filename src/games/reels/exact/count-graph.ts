/** Numbers of cells by symbol. The order of symbols beyond the tagged ones does not matter, so it is ascending. */
export type Counts = readonly number[]

/** Where one more cell leads to from some counts: the index in the next layer, and how many symbols lead there. */
type Step = readonly [target: number, symbols: bigint]

/** All counts of so many cells, and the steps from each of them. */
type Layer = { readonly states: readonly Counts[]; readonly steps: readonly (readonly Step[])[] }

/** All counts that a window can go through while its cells are drawn one by one. Layer `n` has those of n cells. */
export type CountGraph = { readonly layers: readonly Layer[]; readonly indexOf: (counts: Counts) => number }

/**
 * Builds the graph of counts. Symbols that are equally likely can change places without changing any chance, so only the
 * sorted counts matter: 30 cells and 8 symbols have some thousand windows instead of 8^30.
 *
 * @param tagged how many symbols are told apart from the others; they come first
 */
export function countGraph(symbols: number, cells: number, tagged: number): CountGraph {
  // The counts as digits of a number, which is found much faster than a text.
  const keyOf = (counts: Counts) => counts.reduce((key, count) => key * (cells + 1) + count, 0)
  const indexes = new Map<number, number>()
  const layers: Layer[] = []
  const first = Array.from({ length: symbols }, () => 0)
  indexes.set(keyOf(first), 0)
  let states: Counts[] = [first]
  for (let drawn = 0; drawn <= cells; drawn++) {
    const next: Counts[] = []
    const steps = states.map((counts) =>
      (drawn < cells ? grown(counts, tagged) : []).map(([more, ways]): Step => {
        const key = keyOf(more)
        const target = indexes.get(key) ?? next.push(more) - 1
        indexes.set(key, target)
        return [target, ways]
      }),
    )
    layers.push({ states, steps })
    states = next
  }
  const sorted = (counts: Counts) => [...counts.slice(0, tagged), ...counts.slice(tagged).toSorted((a, b) => a - b)]
  return { layers, indexOf: (counts) => indexes.get(keyOf(sorted(counts))) ?? -1 }
}

/** Counts with one more cell, and how many symbols lead to them. Of equal counts the last one grows, so they stay sorted. */
function grown(counts: Counts, tagged: number): readonly (readonly [Counts, bigint])[] {
  let equal = 0n
  return counts.flatMap((count, symbol): readonly (readonly [Counts, bigint])[] => {
    equal++
    if (symbol >= tagged && counts[symbol + 1] === count) return []
    const ways = equal
    equal = 0n
    return [[counts.with(symbol, count + 1), ways]]
  })
}

/**
 * Expectations before all cells are drawn, from the values of full windows: for every layer and state the sum over all ways to
 * draw the missing cells. In layer n the denominator is symbols^(cells − n).
 */
export function expectations({ layers }: CountGraph, ofWindows: readonly bigint[]): readonly (readonly bigint[])[] {
  const sums: (readonly bigint[])[] = [ofWindows]
  for (const { steps } of layers.slice(0, -1).toReversed()) {
    const after = sums[0] ?? []
    const sum = (to: readonly Step[]) =>
      to.reduce((all, [target, symbols]) => all + symbols * (after[target] ?? 0n), 0n)
    sums.unshift(steps.map(sum))
  }
  return sums
}
