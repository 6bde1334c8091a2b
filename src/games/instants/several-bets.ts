import { array, bigint, coerce, type Infer, pattern, refine, type Struct, size, string, type } from 'superstruct'
import { type Distribution, expectation, hitFrequency, largestPay } from '#games/distribution.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Rational } from '#games/slots/rational.ts'
import type { BetFacts, InstantGame, Json } from './instant.ts'
import { oneShot } from './one-shot.ts'

/** Most places with chips in one round. */
const mostPlaces = 160

const Stake = refine(
  coerce(bigint(), pattern(string(), /^[1-9]\d{0,15}$/), (text) => BigInt(text)),
  'stake',
  (amount) => amount > 0n,
)

const PlacedBetsStruct = type({
  bets: size(array(type({ bet: size(string(), 1, 40), stake: Stake })), 1, mostPlaces),
})

/** Chips on a table, by the name of their place. Stakes in minor units. */
export type PlacedBets = Infer<typeof PlacedBetsStruct>

/** The bets of a table and its draw, as pure rules: played alone ({@link severalBets}) or by everybody at once (`games/tables`). */
export interface BetTable<Result> {
  readonly name: string
  /** The name of each place where chips can stand. */
  readonly places: readonly string[]
  /** The kind of a place, under which it is explained: all single numbers are `straight`. */
  kindOf(place: string): string
  draw(random: RandomInt): Result
  /** What one unit at a place becomes by a result, the stake itself included. */
  multiplier(place: string, result: Result): Rational
  /** All results of a place, equal results together. */
  results(place: string): Distribution
  shown(result: Result): Json
}

/**
 * A table on which a player places chips at several places of one round; one result decides all. Chips at one place are one bet, so
 * no place is named twice. Each bet is rounded down by itself. The largest win is what all bets could pay together, and the limit of
 * the table is held against that.
 */
export function severalBets<Result>(
  table: BetTable<Result>,
): InstantGame<PlacedBets, never, { readonly result: Result }> {
  const places = new Set(table.places)
  const distributions = new Map<string, Distribution>()
  const resultsOf = (place: string) => {
    const known = distributions.get(place) ?? table.results(place)
    distributions.set(place, known)
    return known
  }
  const facts = (): readonly BetFacts[] => {
    const firsts = new Map(table.places.toReversed().map((place) => [table.kindOf(place), place]))
    return [...firsts].toReversed().map(([bet, place]) => {
      const results = resultsOf(place)
      return {
        bet,
        rtp: expectation(results),
        largest: largestPay(results),
        hitFrequency: hitFrequency(results),
      }
    })
  }
  return oneShot<PlacedBets, Result>({
    name: table.name,
    choice: PlacedBetsStruct as Struct<PlacedBets, unknown>,
    isChoice: ({ bets }, stake) =>
      new Set(bets.map(({ bet }) => bet)).size === bets.length &&
      bets.every(({ bet }) => places.has(bet)) &&
      bets.reduce((sum, { stake: part }) => sum + part, 0n) === stake,
    draw: (_, random) => table.draw(random),
    win: (_, { bets }, result) =>
      bets.reduce((sum, { bet, stake }) => sum + paid(stake, table.multiplier(bet, result)), 0n),
    largest: (_, { bets }) => bets.reduce((sum, { bet, stake }) => sum + paid(stake, largestPay(resultsOf(bet))), 0n),
    shown: table.shown,
    facts,
  })
}
