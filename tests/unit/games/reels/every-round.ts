import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

/**
 * Plays every round that a game can have, once for each sequence of draws, with the chance of that sequence. For tiny games,
 * whose figures can so be counted instead of calculated.
 */
export function* everyRound<Round>(play: (random: RandomInt) => Round): Generator<{ round: Round; chance: Rational }> {
  let draws: { value: number; bound: number }[] = []
  do {
    let drawn = 0
    const round = play((bound) => {
      if (drawn === draws.length) draws.push({ value: 0, bound })
      return draws[drawn++]?.value ?? 0
    })
    yield {
      round,
      chance: rational(
        1n,
        draws.reduce((product, { bound }) => product * BigInt(bound), 1n),
      ),
    }
    // The next sequence: the last draw that can be larger is, and what followed it is drawn anew.
    const last = draws.findLastIndex(({ value, bound }) => value + 1 < bound)
    draws = draws.slice(0, last + 1)
    const changed = draws[last]
    if (changed) changed.value++
  } while (draws.length > 0)
}

/** A source that draws the given numbers, and then `rest` for ever. @throws {RangeError} if one is out of bounds */
export function scripted(numbers: readonly number[], rest = 0): RandomInt {
  let drawn = 0
  return (bound) => {
    const number = numbers[drawn++] ?? rest
    if (number >= bound) throw new RangeError(`draw ${drawn} is ${number}, not below ${bound}`)
    return number
  }
}
