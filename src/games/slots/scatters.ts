import { rows } from './paylines.ts'
import { type Rational, rational } from './rational.ts'
import type { Maths, SymbolId } from './types.ts'

/** Probability of each number of visible scatters: entry `n` is the probability of exactly n. Strips are circular. */
export function scatterChances({ strips }: Pick<Maths, 'strips'>): readonly Rational[] {
  const ways = strips.map(waysByReel).reduce(convolve, [1n])
  const windows = strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
  return ways.map((count) => rational(count, windows))
}

/** Number of stops of a strip that show n scatters, for n from 0 to 3. */
export function waysByReel(strip: readonly SymbolId[]): bigint[] {
  const ways = Array.from({ length: rows + 1 }, () => 0n)
  strip.forEach((_, stop) => {
    let shown = 0
    for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === 'scatter') shown++
    ways[shown] = (ways[shown] ?? 0n) + 1n
  })
  return ways
}

export function convolve(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0n)
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      sum[i + j] = (sum[i + j] ?? 0n) + left * right
    })
  })
  return sum
}
