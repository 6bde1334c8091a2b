import type { RandomInt } from '#games/rng.ts'

/** One prize of a lottery of Vietnam: so many numbers of so many digits. */
interface Prize {
  readonly name: string
  readonly numbers: number
  readonly digits: number
}

/** The North (xổ số miền Bắc): one draw a day with 27 numbers. */
export const northPrizes: readonly Prize[] = [
  { name: 'special', numbers: 1, digits: 5 },
  { name: 'first', numbers: 1, digits: 5 },
  { name: 'second', numbers: 2, digits: 5 },
  { name: 'third', numbers: 6, digits: 5 },
  { name: 'fourth', numbers: 4, digits: 4 },
  { name: 'fifth', numbers: 6, digits: 4 },
  { name: 'sixth', numbers: 3, digits: 3 },
  { name: 'seventh', numbers: 4, digits: 2 },
]

/** The provinces of the Centre and the South: draws of 18 numbers. */
export const southPrizes: readonly Prize[] = [
  { name: 'special', numbers: 1, digits: 6 },
  { name: 'first', numbers: 1, digits: 5 },
  { name: 'second', numbers: 1, digits: 5 },
  { name: 'third', numbers: 2, digits: 5 },
  { name: 'fourth', numbers: 7, digits: 5 },
  { name: 'fifth', numbers: 1, digits: 4 },
  { name: 'sixth', numbers: 3, digits: 4 },
  { name: 'seventh', numbers: 1, digits: 3 },
  { name: 'eighth', numbers: 1, digits: 2 },
]

/** A result: the numbers of each prize by its name, with their leading zeros. */
export type VietnamDraw = Readonly<Record<string, readonly string[]>>

/** Each digit is drawn on its own, so that numbers can come twice. */
export const drawPrizes = (prizes: readonly Prize[], random: RandomInt): VietnamDraw =>
  Object.fromEntries(
    prizes.map(({ name, numbers, digits }) => [
      name,
      Array.from({ length: numbers }, () => Array.from({ length: digits }, () => random(10)).join('')),
    ]),
  )

/** How many numbers have at least so many digits, and so an ending of that length: 27, 23, 20 in the North, 18, 17, 16 elsewhere. */
export const endingCount = (prizes: readonly Prize[], digits: number): number =>
  prizes.reduce((sum, prize) => sum + (prize.digits >= digits ? prize.numbers : 0), 0)

/** The last digits of the numbers that have so many, of all prizes or of some. */
export const endingsOf = (
  drawn: VietnamDraw,
  digits: number,
  names: readonly string[] = Object.keys(drawn),
): readonly string[] =>
  names
    .flatMap((name) => drawn[name] ?? [])
    .filter((number) => number.length >= digits)
    .map((number) => number.slice(-digits))
