import { largestPay } from '#games/distribution.ts'
import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import type { BetTable } from '#games/instants/several-bets.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Rational } from '#games/slots/rational.ts'

/** What a round of a table came to: the same for everybody who bet on it. */
export interface SharedOutcome {
  /** The result as everybody sees it. */
  readonly shown: Json
  /** What one unit at a place becomes, the stake itself included. */
  pays(place: string): Rational
}

/** A table game without the type of its result. A round is its seed: whoever knows it can draw the same result again. */
export interface SharedGame {
  readonly name: string
  readonly places: readonly string[]
  isPlace(place: string): boolean
  /** The most that one unit at a place can become. @throws {RangeError} if the table has no such place */
  largest(place: string): Rational
  /** @param drawsOf another source of the same draws, such as one that records them */
  outcome(seed: RoundSeed, drawsOf?: (seed: RoundSeed) => RandomInt): SharedOutcome
}

/** Hides the type of a table's result, so that all tables are played by the same code. */
export function sharedGame<Result>(table: BetTable<Result>): SharedGame {
  const places = new Set(table.places)
  const largest = new Map<string, Rational>()
  return {
    name: table.name,
    places: table.places,
    isPlace: (place) => places.has(place),
    largest(place) {
      if (!places.has(place)) throw new RangeError(`the table has no place ${place}`)
      const known = largest.get(place) ?? largestPay(table.results(place))
      largest.set(place, known)
      return known
    },
    outcome(seed, drawsOf = fairDraw) {
      const result = table.draw(drawsOf(seed))
      return { shown: table.shown(result), pays: (place) => table.multiplier(place, result) }
    },
  }
}
