import { type Numbers, numbersTo } from '#games/lottery/distinct/numbers.ts'

/** Sets of numbers by name, in the order of the board: colours, halves, animals. */
export type Sets = Readonly<Record<string, Numbers>>

/**
 * The kind of a line of some sets. How many numbers they have decides its chance, so lines of as many numbers are of one kind.
 *
 * @param names of sets that have no number in common
 */
export const kindOf = (sets: Sets, names: readonly string[]): string =>
  `numbers-${names.reduce((sum, name) => sum + (sets[name]?.length ?? 0), 0)}`

type Test = (number: number) => boolean

/** The numbers that pass each test. */
const setsOf = (numbers: Numbers, tests: Readonly<Record<string, Test>>): Sets =>
  Object.fromEntries(Object.entries(tests).map(([name, passes]) => [name, numbers.filter(passes)]))

/** Numbers that pass two tests at once, such as red and big. */
const crossed = (ones: Readonly<Record<string, Test>>, others: Readonly<Record<string, Test>>) =>
  Object.fromEntries(
    Object.entries(ones).flatMap(([one, isOne]) =>
      Object.entries(others).map(([other, isOther]) => [
        `${one}-${other}`,
        (number: number) => isOne(number) && isOther(number),
      ]),
    ),
  )

const isOdd: Test = (number) => number % 2 === 1
const isEven: Test = (number) => number % 2 === 0
const lastDigit = (number: number) => number % 10
const digitSum = (number: number) => Math.floor(number / 10) + lastDigit(number)

const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]
const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]
const colours = {
  red: (number: number) => red.includes(number),
  blue: (number: number) => blue.includes(number),
  green: (number: number) => !red.includes(number) && !blue.includes(number),
}

/** Each number alone. */
export const singles = (pool: number): Sets =>
  Object.fromEntries(numbersTo(pool).map((number) => [`${number}`, [number]]))

/** The colours of the balls: of 49, red has 17, blue and green have 16 each. */
export const colourSets = (pool: number): Sets => setsOf(numbersTo(pool), colours)

/** Numbers by their last digit: of 49, four end in 0 and five in each other digit. */
export const tailSets = (pool: number): Sets =>
  setsOf(
    numbersTo(pool),
    Object.fromEntries(
      Array.from({ length: 10 }, (_, digit) => [digit, (number: number) => lastDigit(number) === digit]),
    ),
  )

/**
 * Halves of all numbers but the highest, which is in none: big are the upper 24 of 48.
 *
 * @param pool an odd number, so that the halves are equal
 */
export function halfSets(pool: number) {
  const half = (pool - 1) / 2
  const size = { big: (number: number) => number > half, small: (number: number) => number <= half }
  const parity = { odd: isOdd, even: isEven }
  const sets = (tests: Readonly<Record<string, Test>>) => setsOf(numbersTo(pool - 1), tests)
  return {
    /** By the number itself. */
    size: sets({ ...size, ...parity }),
    /** By size and parity at once: quarters. */
    quarter: sets(crossed(size, parity)),
    /** By the sum of its two digits: big is 7 and more. */
    digits: sets({
      big: (number) => digitSum(number) >= 7,
      small: (number) => digitSum(number) < 7,
      odd: (number) => isOdd(digitSum(number)),
      even: (number) => isEven(digitSum(number)),
    }),
    /** By its last digit: big is 5 and more. */
    tail: sets({ big: (number) => lastDigit(number) >= 5, small: (number) => lastDigit(number) < 5 }),
    /** By colour and size, and by colour and parity. */
    colour: sets(crossed(colours, { ...size, ...parity })),
  }
}
