import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  optional,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import { StepStruct } from '#games/blackjack/shared-wire.ts'
import { places } from '#games/blackjack/table.ts'
import { Place } from '#games/blackjack/wire.ts'
import { JsonStruct } from '#games/instants/wire.ts'
import { sharedNames } from './names.ts'

/** The most bets that one member can have in the proof of a round. Chips that were placed at different moments are bets of their own. */
export const mostSharedBets = 2_000

/** The most hashes from a round back to the head of its chain that are computed. */
const mostChain = 100_000

/** The most steps of a round of blackjack that are read. */
const mostSteps = 500

const Digits = pattern(string(), /^(0|[1-9]\d{0,17})$/)
const Hash = pattern(string(), /^[0-9a-f]{64}$/)

export const SharedNameStruct = enums(sharedNames)

/** What is stored with a bet of a shared round once it is settled. */
export const StoredSharedBetStruct = type({
  table: string(),
  /** The number of the round at its table. */
  round: integer(),
  place: string(),
  commitment: Hash,
  clientSeed: string(),
  /** Null if the round is void: it has no result then. */
  serverSeed: nullable(string()),
  result: nullable(JsonStruct),
  /** Of crash: hundredths of the bet's target, of where the house ended the round at the latest, and of the bet's cash-out. */
  target: optional(nullable(integer())),
  forced: optional(nullable(integer())),
  cashedAt: optional(nullable(integer())),
  /** Whether its player cashed out. */
  byHand: optional(boolean()),
  /** The most that one bet could pay, in minor units: a bet is cashed out there by itself. */
  mostWin: optional(Digits),
  /** Of bingo. */
  ticket: optional(array(array(integer()))),
})
export type StoredSharedBet = Infer<typeof StoredSharedBetStruct>

/** A past round of a shared table with the bets of one member, as much of it as a picture needs. */
export const PastSharedStruct = type({
  game: SharedNameStruct,
  table: string(),
  /** The number of the round at its table. */
  number: integer(),
  /** The result with each bet and what it paid (`shownShared`); null if the round is void and all stakes came back. */
  shown: nullable(JsonStruct),
})
export type PastShared = Infer<typeof PastSharedStruct>

const Hundredths = max(min(integer(), 100), 100_000_000)

/** The bets of a member on a shared round, as a proof has them: with the seed of the round, everything else follows. */
export const RecordedSharedStruct = type({
  /** Of all bets together. */
  stake: Digits,
  table: size(string(), 1, 80),
  bets: size(
    array(
      type({
        /** The ticket of bingo follows from it, and from the commitment. */
        betId: pattern(string(), /^\d{1,18}$/),
        place: size(string(), 1, 40),
        stake: Digits,
        /** Of crash, in hundredths: where it is cashed out by itself, and where its player cashed it out. */
        target: optional(nullable(Hundredths)),
        cashedAt: optional(nullable(Hundredths)),
      }),
    ),
    0,
    mostSharedBets,
  ),
  /** What a round of blackjack has besides its seed: what all seats were taken with, and what happened after the deal. */
  seats: optional(
    type({
      stakes: size(array(type({ place: Place, stake: Digits, currency: size(string(), 3, 8) })), 0, places),
      steps: size(array(StepStruct), 0, mostSteps),
    }),
  ),
  /** What a crash round has besides its seed. */
  crash: optional(
    type({
      /** Hundredths at which the house ended it at the latest; it was announced when bets closed. */
      forced: nullable(Hundredths),
      /** Whether it ended while no gateway ran. */
      late: boolean(),
      /** The most that one bet could pay. Minor units. */
      mostWin: Digits,
      /** The published head of its chain, and how many hashes lead from the round back to it. */
      head: Hash,
      rounds: max(min(integer(), 1), mostChain),
    }),
  ),
})
export type RecordedShared = Infer<typeof RecordedSharedStruct>
