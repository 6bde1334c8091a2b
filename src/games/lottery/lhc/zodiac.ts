import { type Numbers, numbersTo } from '#games/lottery/distinct/numbers.ts'
import type { Day } from '#lib/civil-days.ts'
import type { Sets } from './sets.ts'

/** The animals of the Chinese zodiac in the order of their years. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const
export type Animal = (typeof animals)[number]

/** The civil days on which lunar years begin, from the year of the rat 2020: one year for each animal in turn, the last day ends the list. */
const newYears: readonly Day[] = [
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
]

/**
 * The animal of the lunar year in which a draw is held.
 *
 * @param day the civil day of the draw where the lottery is held, as `2026-02-17`
 * @throws {RangeError} before 25 January 2020, and from 28 January 2036: later years must be added first
 */
export function animalOn(day: Day): Animal {
  const year = newYears.filter((first) => first <= day).length - 1
  const animal = animals[year % animals.length]
  if (!animal || year === newYears.length - 1) throw new RangeError(`the lunar year of ${day} is not known`)
  return animal
}

/**
 * The numbers of each animal. The year's own has 1 and every twelfth after it, that of the year before has 2, and so on: so of 49 numbers
 * the year's own has five and every other has four.
 */
export function zodiac(own: Animal, pool: number): Sets {
  const numbersOf = (animal: Animal): Numbers => {
    const yearsAgo = (animals.indexOf(own) - animals.indexOf(animal) + animals.length) % animals.length
    return numbersTo(pool).filter((number) => (number - 1) % animals.length === yearsAgo)
  }
  return Object.fromEntries(animals.map((animal) => [animal, numbersOf(animal)]))
}
