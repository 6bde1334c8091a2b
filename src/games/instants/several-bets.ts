import { array, bigint, coerce, type Infer, object, pattern, refine, type Struct, size, string } from 'superstruct'
import type { Distribution } from '#games/distribution.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Rational } from '#games/slots/rational.ts'
import { factsOf } from './facts-of.ts'
import type { BetFacts, InstantGame, Json } from './instant.ts'
import { oneShot } from './one-shot.ts'

/** Most places with chips in one round. */
const mostPlaces = 160

const Stake = refine(
  coerce(bigint(), pattern(string(), /^[1-9]\d{0,15}$/), (text) => BigInt(text)),
  'stake',
  (amount) => amount > 0n,
)

const PlacedBetsStruct = object({
  bets: size(array(object({ bet: size(string(), 1, 40), stake: Stake })), 1, mostPlaces),
})

/** Chips on a table, by the name of their place. Stakes in minor units. */
export type PlacedBets = Infer<typeof PlacedBetsStruct>
export type PlacedBet = PlacedBets['bets'][number]

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
  /** Results one of which pays at least as much as any other, whatever bets there are; not all bets can win at once. */
  readonly best: readonly Result[]
  shown(result: Result): Json
}

/**
 * A table on which a player places chips at several places of one round; one result decides all. Chips at one place are one bet, so
 * no place is named twice. Each bet is rounded down by itself. The largest win is the most that all bets pay together by one result,
 * and the limit of the table is held against that.
 */
export function severalBets<Result>(
  table: BetTable<Result>,
): InstantGame<PlacedBets, never, { readonly result: Result }> {
  const places = new Set(table.places)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, amount) => whole + amount, 0n)
  const paidAt = ({ bet, stake }: PlacedBet, result: Result) => paid(stake, table.multiplier(bet, result))
  const won = (bets: PlacedBets['bets'], result: Result) => sum(bets.map((bet) => paidAt(bet, result)))
  const facts = (): readonly BetFacts[] => {
    const firsts = new Map(table.places.toReversed().map((place) => [table.kindOf(place), place]))
    return [...firsts].toReversed().map(([bet, place]) => factsOf(bet, table.results(place)))
  }
  return oneShot<PlacedBets, Result>({
    name: table.name,
    choice: PlacedBetsStruct as Struct<PlacedBets, unknown>,
    isChoice: ({ bets }, stake) =>
      new Set(bets.map(({ bet }) => bet)).size === bets.length &&
      bets.every(({ bet }) => places.has(bet)) &&
      sum(bets.map((bet) => bet.stake)) === stake,
    draw: (_, random) => table.draw(random),
    win: (_, { bets }, result) => won(bets, result),
    largest: (_, { bets }) =>
      table.best.map((result) => won(bets, result)).reduce((most, win) => (win > most ? win : most), 0n),
    shown: ({ bets }, result) => ({
      bets: bets.map((bet) => ({ bet: bet.bet, stake: `${bet.stake}`, win: `${paidAt(bet, result)}` })),
      result: table.shown(result),
    }),
    facts,
  })
}

/** Chips that lie at one place are one bet: their stakes are added. The places stay in the order of their first chips. */
export function merged(chips: PlacedBets['bets']): PlacedBets['bets'] {
  const stakes = new Map<string, bigint>()
  for (const { bet, stake } of chips) stakes.set(bet, (stakes.get(bet) ?? 0n) + stake)
  return [...stakes].map(([bet, stake]) => ({ bet, stake }))
}
