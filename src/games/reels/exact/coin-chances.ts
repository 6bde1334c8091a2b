import type { Hold } from '#games/reels/profile.ts'
import { plus, type Rational, rational, times } from '#games/slots/rational.ts'

/**
 * Chances of each final number of coins, given how many are held when the respins start: entry `n` is the chance of exactly n.
 *
 * A Markov chain over the number of coins. With m free cells, each of which draws a coin with chance p, a respin brings none
 * with chance z = (1 − p)^m. It is over after r of them in a row, z^r; otherwise one of them brings x coins, with chance
 * (1 + z + … + z^(r−1)) · C(m, x) p^x (1 − p)^(m−x), and r respins start anew.
 */
export function coinChances(hold: Hold, coins: number, cells: number): readonly Rational[] {
  const hit = BigInt(hold.cell.filter((symbol) => symbol === 'coin').length)
  const all = BigInt(hold.cell.length)
  const reached = Array.from({ length: cells + 1 }, (_, count) => rational(count === coins ? 1n : 0n))
  return reached.map((_, count) => {
    const here = reached[count] ?? rational(0n)
    const free = cells - count
    if (free === 0) return here
    const none = rational((all - hit) ** BigInt(free), all ** BigInt(free))
    const tries = powers(none, hold.respins)
    for (let more = 1; more <= free; more++) {
      const ways = choose(free, more) * hit ** BigInt(more) * (all - hit) ** BigInt(free - more)
      const chance = times(tries.sum, rational(ways, all ** BigInt(free)))
      reached[count + more] = plus(reached[count + more] ?? rational(0n), times(here, chance))
    }
    return times(here, tries.last)
  })
}

/** z^count, and the sum of the powers below it. */
function powers(z: Rational, count: number): { readonly sum: Rational; readonly last: Rational } {
  let sum = rational(0n)
  let last = rational(1n)
  for (let power = 0; power < count; power++) {
    sum = plus(sum, last)
    last = times(last, z)
  }
  return { sum, last }
}

/** The number of ways to choose some of n cells. */
function choose(n: number, some: number): bigint {
  let ways = 1n
  for (let i = 1; i <= some; i++) ways = (ways * BigInt(n - some + i)) / BigInt(i)
  return ways
}
