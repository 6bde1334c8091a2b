import type { RoundSeed } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type SettledBet, shownShared } from './past-round.ts'
import type { SharedGame } from './shared-game.ts'
import type { SharedStep } from './steps.ts'
import type { RecordedShared } from './wire.ts'

/** A past round of a shared table: its seed, and the bets of a member. */
export interface PlayedShared extends RoundSeed {
  readonly round: RecordedShared
}

/** What a past round came to. */
export interface SharedEnd {
  /** As its player saw it. */
  readonly shown: Json
  /** What each bet paid, in minor units. */
  readonly wins: readonly bigint[]
  /** What else than draws the result follows from. */
  readonly steps?: readonly SharedStep[]
}

/**
 * The rules of one game, as verification needs them: the result follows from the seed, and what a bet pays from the result.
 *
 * @param drawsOf the draws of a seed
 * @throws {RangeError} if the round cannot have been played so
 */
export type SharedReplay = (played: PlayedShared, drawsOf: (seed: RoundSeed) => RandomInt) => SharedEnd

/** A round at a table of places. */
export const placesReplay =
  (game: SharedGame): SharedReplay =>
  (played, drawsOf) => {
    const { shown, pays } = game.outcome(ownSeed(played), drawsOf)
    const bets = betsOf(played.round).map(({ place, stake }) => ({ place, stake, win: paid(stake, pays(place)) }))
    return { shown: shownShared('places', shown, bets), wins: winsOf(bets) }
  }

/**
 * The bets of a round with their stakes in minor units.
 *
 * @throws {RangeError} if they do not come to the stake of the round
 */
export function betsOf({ stake, bets }: RecordedShared) {
  const placed = bets.map((bet) => ({ ...bet, stake: BigInt(bet.stake) }))
  const sum = placed.reduce((whole, bet) => whole + bet.stake, 0n)
  if (sum !== BigInt(stake) || placed.some((bet) => bet.stake <= 0n)) throw new RangeError('these are not all bets')
  return placed
}

/**
 * Bets of which each has a place of its own.
 *
 * @throws {RangeError} if two share a place, or the table does not have it
 */
export function apart<Bet extends { readonly place: string }>(bets: readonly Bet[], places: readonly string[]) {
  const taken = new Set(bets.map(({ place }) => place))
  if (taken.size !== bets.length || bets.some(({ place }) => !places.includes(place)))
    throw new RangeError('nobody can have these bets')
  return bets
}

/**
 * The seed of a round whose public half is the name of its table and its number (`tableSeed`).
 *
 * @throws {RangeError} if it has another one: somebody could have chosen it
 */
export function ownSeed({ serverSeed, clientSeed, nonce, round }: PlayedShared): RoundSeed {
  if (clientSeed !== round.table) throw new RangeError(`the table ${round.table} does not draw from ${clientSeed}`)
  return { serverSeed, clientSeed, nonce }
}

export const winsOf = (bets: readonly Pick<SettledBet, 'win'>[]): bigint[] => bets.map(({ win }) => win)
