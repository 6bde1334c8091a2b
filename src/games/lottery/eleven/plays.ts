import { combinations } from '#games/combinations.ts'
import { anyOrder } from '#games/lottery/distinct/any-order.ts'
import { type Numbers, numbersTo } from '#games/lottery/distinct/numbers.ts'
import { direct, positioned } from '#games/lottery/distinct/positions.ts'
import type { Play } from '#games/lottery/play.ts'
import { words } from '#games/lottery/words.ts'
import { rational } from '#games/slots/rational.ts'
import { drawnCount, pool } from './draw.ts'

const all = [0, 1, 2, 3, 4]
const first2 = [0, 1]
const first3 = [0, 1, 2]

/** The chance that the five numbers are one of so many combinations. */
const chance = (ways: bigint) => rational(ways, combinations(pool, drawnCount))

const odds = numbersTo(pool).filter((number) => number % 2 === 1).length

/** How many of the five numbers are odd. */
const oddCount: Play<Numbers> = words(
  'odd-count',
  'count',
  Object.fromEntries(
    Array.from({ length: drawnCount + 1 }, (_, count) => [
      `${count}`,
      chance(combinations(odds, count) * combinations(pool - odds, drawnCount - count)),
    ]),
  ),
  (count, drawn) => drawn.filter((number) => number % 2 === 1).length === Number(count),
)

/** The third of the five numbers by size: two are smaller and two are greater. */
const middle: Play<Numbers> = words(
  'middle',
  'number',
  Object.fromEntries(
    numbersTo(pool)
      .slice(2, -2)
      .map((number) => [`${number}`, chance(combinations(number - 1, 2) * combinations(pool - number, 2))]),
  ),
  (number, drawn) => [...drawn].sort((one, other) => one - other)[2] === Number(number),
)

/** The plays of 11X5. */
export const elevenPlays: readonly Play<Numbers>[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((some) => anyOrder(`any${some}`, pool, all, some)),
  direct('first1-direct', pool, [0]),
  direct('first2-direct', pool, first2),
  direct('first3-direct', pool, first3),
  anyOrder('first2-group', pool, first2, 2),
  anyOrder('first3-group', pool, first3, 3),
  positioned('positioned', pool, all),
  anyOrder('first3-any1', pool, first3, 1),
  oddCount,
  middle,
]
