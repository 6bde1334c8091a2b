import { lhcPool } from '#games/lottery/lhc/draw.ts'
import { animalOn, animals, zodiac } from '#games/lottery/lhc/zodiac.ts'
import type { Day } from '#lib/civil-days.ts'

/**
 * The animals of numbers of LHC, one for each, as words of the type name them.
 *
 * @param day the civil day of the draw where the lottery is held
 * @throws {RangeError} if the lunar year of that day is not known, or a number is not one of LHC
 */
export function animalsOf(numbers: readonly number[], day: Day): readonly string[] {
  const sets = zodiac(animalOn(day), lhcPool)
  return numbers.map((number) => {
    const animal = animals.find((one) => sets[one]?.includes(number))
    if (!animal) throw new RangeError(`${number} is no number of LHC`)
    return animal
  })
}
