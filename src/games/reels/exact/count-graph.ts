/** Numbers of cells by symbol. The order of symbols beyond the tagged ones does not matter, so it is ascending. */
export type Counts = readonly number[]

/** Where one more cell leads to from some counts: the index in the next layer, and how many symbols lead there. */
type Step = readonly [target: number, ways: bigint]

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
  // Counts are found by a number of which they are the digits.
  const places = Array.from({ length: symbols }, (_, symbol) => (cells + 1) ** symbol)
  const keyOf = (counts: Counts) => counts.reduce((key, count, symbol) => key + count * (places[symbol] ?? 0), 0)
  const indexes = new Map([[0, 0]])
  const layers: Layer[] = []
  let states: Counts[] = [places.map(() => 0)]
  for (let drawn = 0; drawn <= cells; drawn++) {
    const next: Counts[] = []
    const steps = states.map((counts) => {
      const key = keyOf(counts)
      return (drawn < cells ? growths(counts, tagged) : []).map(([symbol, ways]): Step => {
        const more = key + (places[symbol] ?? 0)
        const target = indexes.get(more) ?? next.push(counts.with(symbol, (counts[symbol] ?? 0) + 1)) - 1
        indexes.set(more, target)
        return [target, ways]
      })
    })
    layers.push({ states, steps })
    states = next
  }
  const sorted = (counts: Counts) => [...counts.slice(0, tagged), ...counts.slice(tagged).toSorted((a, b) => a - b)]
  return { layers, indexOf: (counts) => indexes.get(keyOf(sorted(counts))) ?? -1 }
}

/** Which counts can grow by one cell, each for as many symbols as are equal. The last of them grows, so they stay sorted. */
function growths(counts: Counts, tagged: number): readonly (readonly [symbol: number, ways: bigint])[] {
  const found: [number, bigint][] = []
  let equal = 0n
  for (const [symbol, count] of counts.entries()) {
    equal++
    if (symbol >= tagged && counts[symbol + 1] === count) continue
    found.push([symbol, equal])
    equal = 0n
  }
  return found
}

/**
 * Expectations before all cells are drawn, from the values of full windows: for every layer and state the sum over all ways to
 * draw the missing cells. In layer n the denominator is symbols^(cells − n).
 */
export function expectations({ layers }: CountGraph, ofWindows: readonly bigint[]): readonly (readonly bigint[])[] {
  const sums: (readonly bigint[])[] = [ofWindows]
  for (const { steps } of layers.slice(0, -1).toReversed()) {
    const after = sums[0] ?? []
    const sum = (to: readonly Step[]) => to.reduce((all, [target, ways]) => all + ways * (after[target] ?? 0n), 0n)
    sums.unshift(steps.map(sum))
  }
  return sums
}
