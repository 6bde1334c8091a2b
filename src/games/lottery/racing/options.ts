import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import { only, type Play } from '#games/lottery/play.ts'
import { nameOfPosition } from '#games/lottery/position-names.ts'
import { positionRisks } from '#games/lottery/risks.ts'
import { words } from '#games/lottery/words.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { cars } from './draw.ts'

/** Plays on words such as big and odd, or dragon and tiger, and on the sum of the first two cars. */

const sizes = ['big', 'small', 'odd', 'even'] as const

/** Big is more than half of what there is. */
const isSo = (word: string, number: number, half: number): boolean =>
  word === 'big' ? number > half : word === 'small' ? number <= half : number % 2 === (word === 'odd' ? 1 : 0)

/** A line is one of big (6 to 10), small, odd and even at one rank. */
export const sizeAndParity = (code: string, ranks: readonly number[]): Play<Numbers> => ({
  code,
  board: ranks.map((rank) => ({ name: nameOfPosition(rank), options: sizes })),
  lines: (choice) =>
    only(
      'line',
      choice.reduce((sum, row) => sum + row.length, 0),
    ),
  wins: (choice, drawn) =>
    only(
      'line',
      ranks.reduce(
        (sum, rank, row) => sum + (choice[row] ?? []).filter((word) => isSo(word, drawn[rank] ?? 0, cars / 2)).length,
        0,
      ),
    ),
  risks: (choice) => positionRisks(ranks.map(nameOfPosition), choice),
  tiers: { line: { kind: 'line', expected: rational(1n, 2n) } },
})

/** Which of the cars at two ranks has the higher number: dragon is the one in front. */
export const dragonTiger = (code: string, [front, behind]: readonly [number, number]): Play<Numbers> => {
  const half = rational(1n, 2n)
  return words(
    code,
    'side',
    { dragon: half, tiger: half },
    (word, drawn) => (drawn[front] ?? 0) > (drawn[behind] ?? 0) === (word === 'dragon'),
  )
}

/** The sums of two different cars, of every order. */
const sums = Array.from({ length: cars }, (_, one) => Array.from({ length: cars }, (_, other) => [one, other] as const))
  .flat()
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => one + other + 2)

const chanceOf = (holds: (sum: number) => boolean): Rational =>
  rational(BigInt(sums.filter(holds).length), BigInt(sums.length))

const sumOf = ([first = 0, second = 0]: Numbers): number => first + second

/** The sum of the first two cars. */
export const firstTwoSum: Play<Numbers> = words(
  'first2-sum',
  'sum',
  Object.fromEntries(sums.map((value) => [`${value}`, chanceOf((sum) => sum === value)])),
  (value, drawn) => sumOf(drawn) === Number(value),
)

/**
 * Whether the sum of the first two cars is big (12 and more), and whether it is odd. Big and even come in 40 of 90 cases, small and odd
 * in 50, so their fair odds are 2.25 and 1.8.
 */
export const firstTwoSumSize: Play<Numbers> = words(
  'first2-sum-size',
  'sum',
  Object.fromEntries(sizes.map((word) => [word, chanceOf((sum) => isSo(word, sum, cars + 1))])),
  (word, drawn) => isSo(word, sumOf(drawn), cars + 1),
)
