import { digits } from './digits/draw.ts'
import type { BoardRow, Choice, Play } from './play.ts'

/** Whole numbers, such as `0123`, which keep their leading zeros. A player types them, or chooses digits for their places. */

/** A way to name numbers. */
export interface Entry {
  /** How many digits they have. */
  readonly digits: number
  /** What distinguishes the code of a play with this entry from the same play with another. */
  readonly suffix: string
  readonly board: readonly BoardRow[]
  /** How many numbers a choice names. */
  count(choice: Choice): number
  has(choice: Choice, number: string): boolean
  /** The numbers that a choice names. */
  all(choice: Choice): readonly string[]
}

/** The most numbers that one choice can list. */
const longestList = 1_000

/** Numbers are typed, or marked where there are few. */
export const listed = (count: number, most = longestList): Entry => ({
  digits: count,
  suffix: '',
  board: [{ name: 'numbers', options: [], digits: count, most }],
  count: ([numbers = []]) => numbers.length,
  has: ([numbers = []], number) => numbers.includes(number),
  all: ([numbers = []]) => numbers,
})

const places = ['thousands', 'hundreds', 'tens', 'units'] as const

/**
 * Some digits are chosen for each place: all their combinations are named.
 *
 * @param count 1 to 4
 */
export const placed = (count: number): Entry => ({
  digits: count,
  suffix: '-places',
  board: places.slice(-count).map((name) => ({ name, options: digits })),
  count: (choice) => choice.reduce((product, row) => product * row.length, 1),
  has: (choice, number) => choice.every((row, place) => row.includes(number[place] ?? '')),
  all: (choice) =>
    choice.reduce<readonly string[]>(
      (numbers, row) => numbers.flatMap((number) => row.map((digit) => number + digit)),
      [''],
    ),
})

/** Some single digits. */
export const oneDigit: Entry = {
  ...listed(1),
  board: [{ name: 'digits', options: digits }],
}

/** A play of numbers that are typed, and the same of digits for their places. */
export const bothWays = <Drawn>(count: number, make: (entry: Entry) => Play<Drawn>): readonly Play<Drawn>[] =>
  [listed(count), placed(count)].map(make)

/** In how many different orders the digits of a number can stand: 24 for four different ones, 1 if all are equal. */
export function ordersOf(number: string): number {
  const factorial = (of: number): number => (of <= 1 ? 1 : of * factorial(of - 1))
  return digits.reduce(
    (orders, digit) => orders / factorial([...number].filter((one) => one === digit).length),
    factorial(number.length),
  )
}

/** The different orders of the digits of a number, such as 112, 121 and 211. */
export const allOrders = (number: string): readonly string[] =>
  number === ''
    ? ['']
    : [...new Set(number)].flatMap((digit) => allOrders(number.replace(digit, '')).map((rest) => digit + rest))

/** The digits of a number in ascending order: equal for numbers that differ in their order only. */
export const sortedDigits = (number: string): string => [...number].sort().join('')
