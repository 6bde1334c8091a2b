import { only, type Play } from '#games/lottery/play.ts'
import { nameOfPosition } from '#games/lottery/position-names.ts'
import { words } from '#games/lottery/words.ts'
import { rational } from '#games/slots/rational.ts'
import type { Digits } from './draw.ts'

/** Plays on words such as big and odd, or dragon and tiger. */

const sizes = ['big', 'small', 'odd', 'even'] as const

/** Big is 5 to 9. */
const isSo = (word: string, digit: number): boolean =>
  word === 'big' ? digit >= 5 : word === 'small' ? digit < 5 : digit % 2 === (word === 'odd' ? 1 : 0)

/** A line is one of big, small, odd and even for each position. */
export const sizeAndParity = (code: string, positions: readonly number[]): Play<Digits> => ({
  code,
  board: positions.map((position) => ({ name: nameOfPosition(position), options: sizes })),
  lines: (choice) =>
    only(
      'line',
      choice.reduce((product, row) => product * row.length, 1),
    ),
  wins: (choice, drawn) =>
    only(
      'line',
      positions.reduce(
        (product, position, row) =>
          product * (choice[row] ?? []).filter((word) => isSo(word, drawn[position] ?? 0)).length,
        1,
      ),
    ),
  tiers: { line: { kind: 'line', expected: rational(1n, 2n ** BigInt(positions.length)) } },
})

/** Which of two digits is higher: dragon is the first of them. */
export const dragonTiger = (code: string, [dragon, tiger]: readonly [number, number]): Play<Digits> =>
  words(
    code,
    'side',
    { dragon: rational(45n, 100n), tiger: rational(45n, 100n), tie: rational(10n, 100n) },
    (word, drawn) => {
      const more = (drawn[dragon] ?? 0) - (drawn[tiger] ?? 0)
      return word === 'tie' ? more === 0 : word === 'dragon' ? more > 0 : more < 0
    },
  )

/** Whether the sum of five digits is big (23 and more), and whether it is odd. */
export const sumSize = (code: string): Play<Digits> => {
  const half = rational(1n, 2n)
  return words(code, 'sum', { big: half, small: half, odd: half, even: half }, (word, drawn) => {
    const sum = drawn.reduce((whole, digit) => whole + digit, 0)
    return word === 'big' || word === 'small' ? sum >= 23 === (word === 'big') : sum % 2 === (word === 'odd' ? 1 : 0)
  })
}

/** What three digits are: three equal ones, three in a row in any order (9 and 0 are not neighbours), or just two equal ones. */
export const threeOfAKind = (code: string, positions: readonly [number, number, number]): Play<Digits> =>
  words(
    code,
    'shape',
    { triple: rational(10n, 1_000n), straight: rational(48n, 1_000n), pair: rational(270n, 1_000n) },
    (word, drawn) => {
      const [one = 0, two = 0, three = 0] = positions.map((position) => drawn[position] ?? 0).sort((a, b) => a - b)
      const different = new Set([one, two, three]).size
      if (word === 'straight') return different === 3 && three - one === 2
      return different === (word === 'triple' ? 1 : 2)
    },
  )
