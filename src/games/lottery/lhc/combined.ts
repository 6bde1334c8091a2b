import { combinations } from '#games/combinations.ts'
import { hitsOf, type Numbers, optionsTo } from '#games/lottery/distinct/numbers.ts'
import { only, type Play, type Tier } from '#games/lottery/play.ts'
import { rational } from '#games/slots/rational.ts'
import { lhcPool, mains, seven, specialOf } from './draw.ts'

/** Plays on several numbers together, in any order. */

/** How many lines win each prize, of so many chosen numbers of which `hits` are main numbers and perhaps one is the special one. */
type Won = (hits: number, special: number, others: number) => Readonly<Record<string, bigint>>

/**
 * A line is so many numbers, and its prize depends on how many of them are main numbers and whether one is the special one.
 *
 * @param weights if there are several prizes: how their odds compare with each other. So much of the return of a line goes to each as its
 *   weight and its chance say together
 */
function combined(
  code: string,
  pool: number,
  some: number,
  won: Won,
  weights: Readonly<Record<string, bigint>>,
): Play<Numbers> {
  // Every draw has as many main and special numbers, so the lines that win of all there are give the chance of one.
  const ways = won(mains.length, 1, pool - seven.length)
  const names = Object.keys(weights)
  const weightOf = (tier: string) => (weights[tier] ?? 0n) * (ways[tier] ?? 0n)
  const weight = names.reduce((sum, tier) => sum + weightOf(tier), 0n)
  const tierOf = (tier: string): Tier => ({
    kind: 'line',
    expected: rational(ways[tier] ?? 0n, combinations(pool, some)),
    ...(names.length > 1 && { share: rational(weightOf(tier), weight) }),
  })
  return {
    code,
    board: [{ name: 'numbers', options: optionsTo(pool) }],
    lines: ([chosen = []]) => only('line', Number(combinations(chosen.length, some))),
    wins: ([chosen = []], drawn) => {
      const hits = hitsOf(chosen, drawn, mains)
      const special = chosen.includes(`${specialOf(drawn)}`) ? 1 : 0
      const prizes = Object.entries(won(hits, special, chosen.length - hits - special))
      return Object.fromEntries(prizes.filter(([, lines]) => lines > 0n).map(([tier, lines]) => [tier, Number(lines)]))
    },
    tiers: Object.fromEntries(names.map((tier) => [tier, tierOf(tier)])),
  }
}

/** Three numbers of which two or all three are main numbers; three pay five times as much as two. */
export const twoOfThree = (pool = lhcPool): Play<Numbers> =>
  combined(
    'two-of-three',
    pool,
    3,
    (hits, special, others) => ({
      two: combinations(hits, 2) * BigInt(special + others),
      three: combinations(hits, 3),
    }),
    { two: 1n, three: 5n },
  )

/** Two numbers, both main or one main and one special: both main pay five thirds of the other. */
export const twoOrSpecial = (pool = lhcPool): Play<Numbers> =>
  combined(
    'two-or-special',
    pool,
    2,
    (hits, special) => ({ main: combinations(hits, 2), special: BigInt(hits * special) }),
    { main: 5n, special: 3n },
  )

/** Two numbers of which one is a main number and the other is the special one. */
export const mainAndSpecial = (pool = lhcPool): Play<Numbers> =>
  combined('main-and-special', pool, 2, (hits, special) => ({ line: BigInt(hits * special) }), { line: 1n })

/** So many numbers of which none is among the seven. */
export const noneOf = (some: number, pool = lhcPool): Play<Numbers> =>
  combined(`none-of-${some}`, pool, some, (_hits, _special, others) => ({ line: combinations(others, some) }), {
    line: 1n,
  })
