/** Numbers of cells by symbol. The order of symbols beyond the tagged ones does not matter, so it is ascending. */
export type Counts = readonly number[]

/** Where one more cell leads to from some counts: the index in the next layer, and how many symbols lead there. */
type Steps = readonly (readonly [target: number, symbols: bigint])[]

type Layer = { readonly states: readonly Counts[]; readonly steps: readonly Steps[] }

/** All counts that a window can go through while its cells are drawn one by one. Layer `n` has those of n cells. */
export type CountGraph = { readonly layers: readonly Layer[]; readonly indexOf: (counts: Counts) => number }

/**
 * Builds the graph of counts. Symbols that are equally likely can change places without changing any chance, so only the
 * sorted counts matter: 30 cells and 8 symbols have some thousand windows instead of 8^30.
 *
 * @param tagged how many symbols are told apart from the others; they come first
 */
export function countGraph(symbols: number, cells: number, tagged: number): CountGraph {
  const layers: Layer[] = []
  const indexes = new Map<string, number>()
  const canonical = (counts: Counts) => [...counts.slice(0, tagged), ...counts.slice(tagged).toSorted((a, b) => a - b)]
  let states: Counts[] = [Array.from({ length: symbols }, () => 0)]
  for (let drawn = 0; drawn <= cells; drawn++) {
    const next: Counts[] = []
    const indexOf = new Map<string, number>()
    states.forEach((counts, index) => {
      indexes.set(counts.join(), index)
    })
    const steps = states.map((counts): Steps => {
      if (drawn === cells) return []
      const targets = new Map<number, bigint>()
      for (const symbol of counts.keys()) {
        const grown = canonical(counts.with(symbol, (counts[symbol] ?? 0) + 1))
        const key = grown.join()
        const target = indexOf.get(key) ?? next.push(grown) - 1
        indexOf.set(key, target)
        targets.set(target, (targets.get(target) ?? 0n) + 1n)
      }
      return [...targets]
    })
    layers.push({ states, steps })
    states = next
  }
  return { layers, indexOf: (counts) => indexes.get(canonical(counts).join()) ?? -1 }
}

/**
 * Expectations before all cells are drawn, from the values of full windows: for every layer and state the sum over all ways to
 * draw the missing cells. In layer n the denominator is symbols^(cells − n).
 */
export function expectations({ layers }: CountGraph, ofWindows: readonly bigint[]): readonly (readonly bigint[])[] {
  const sums: (readonly bigint[])[] = [ofWindows]
  for (const { steps } of layers.slice(0, -1).toReversed()) {
    const after = sums[0] ?? []
    const sum = (to: Steps) => to.reduce((all, [target, symbols]) => all + symbols * (after[target] ?? 0n), 0n)
    sums.unshift(steps.map(sum))
  }
  return sums
}
