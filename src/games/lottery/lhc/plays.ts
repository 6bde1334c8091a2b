import { anyOrder } from '#games/lottery/distinct/any-order.ts'
import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import { positioned } from '#games/lottery/distinct/positions.ts'
import type { Play } from '#games/lottery/play.ts'
import type { Day } from '#lib/civil-days.ts'
import { mainAndSpecial, noneOf, twoOfThree, twoOrSpecial } from './combined.ts'
import { lhcPool, mains } from './draw.ts'
import { colourSets, halfSets, singles, tailSets } from './sets.ts'
import { specialIn, specialInHalf } from './special.ts'
import { totalSize } from './total.ts'
import { setsWithin } from './within.ts'
import { type Animal, animalOn, zodiac } from './zodiac.ts'

/**
 * The plays of LHC in the year of an animal.
 *
 * @param pool how many numbers there are, an odd number; less than 49 only to go through all draws of a smaller lottery
 */
export function lhcPlays(own: Animal, pool = lhcPool): readonly Play<Numbers>[] {
  const halves = halfSets(pool)
  const ofYear = zodiac(own, pool)
  return [
    specialIn('special-number', 'number', singles(pool), pool),
    specialInHalf('special-size', 'size', halves.size, pool),
    specialInHalf('special-quarter', 'quarter', halves.quarter, pool),
    specialInHalf('special-digits', 'digits', halves.digits, pool),
    specialInHalf('special-tail', 'tail', halves.tail, pool),
    specialIn('special-colour', 'colour', colourSets(pool), pool),
    specialInHalf('special-colour-half', 'colour', halves.colour, pool),
    specialIn('special-zodiac', 'animal', ofYear, pool),
    anyOrder('main-number', pool, mains, 1),
    positioned('main-positioned', pool, mains),
    ...[1, 2, 3, 4, 5].map((some) => setsWithin(`zodiac${some}-within`, 'animal', ofYear, some, pool)),
    ...[1, 2, 3, 4].map((some) => setsWithin(`tail${some}-within`, 'tail', tailSets(pool), some, pool)),
    anyOrder('two-of-two', pool, mains, 2),
    anyOrder('three-of-three', pool, mains, 3),
    twoOfThree(pool),
    twoOrSpecial(pool),
    mainAndSpecial(pool),
    ...[5, 6, 7, 8, 9, 10].map((some) => noneOf(some, pool)),
    totalSize(pool),
  ]
}

/** Plays that were made; their exact chances take some milliseconds. */
const made = new Map<Animal, readonly Play<Numbers>[]>()

/**
 * The plays of a draw, with the zodiac of its lunar year.
 *
 * @param day the civil day of the draw where the lottery is held, as `2026-02-17`
 * @throws {RangeError} if the lunar year of that day is not known
 */
export function lhcPlaysOn(day: Day): readonly Play<Numbers>[] {
  const own = animalOn(day)
  const plays = made.get(own) ?? lhcPlays(own)
  made.set(own, plays)
  return plays
}
