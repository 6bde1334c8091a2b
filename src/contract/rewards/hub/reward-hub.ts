import { enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from '#contract/scalars.ts'
import { rewardUnits } from './claimable.ts'

/** Parts of the hub, each read by itself. */
export const hubParts = [
  ...(['rewards', 'rebates', 'missions', 'signIn', 'envelopes'] as const),
  ...(['bonuses', 'races', 'raffles', 'vip', 'points', 'referral'] as const),
] as const
export type HubPart = (typeof hubParts)[number]

/** A promotion that the member can join or apply for. */
export const OfferStruct = type({
  promotionId: string(),
  title: string(),
  unit: enums(rewardUnits),
  /** The benefit, for a deposit bonus the most that it can be: minor units, or a number of free rounds. */
  amount: MinorUnits,
  currency: nullable(CurrencyCode),
  /** Per cent of the deposit; null for other kinds. */
  percent: nullable(integer()),
})
export type Offer = Infer<typeof OfferStruct>

/** Free rounds that can be played. */
export const RunningRoundsStruct = type({
  claimId: string(),
  title: string(),
  left: integer(),
  /** One of their games, and its name. */
  nodeId: integer(),
  game: string(),
  until: nullable(Instant),
})
export type RunningRounds = Infer<typeof RunningRoundsStruct>

/** A running bonus. */
export const RunningBonusStruct = type({
  bonusId: string(),
  title: string(),
  currency: CurrencyCode,
  balance: MinorUnits,
  required: MinorUnits,
  progress: MinorUnits,
  expiresAt: Instant,
})
export type RunningBonus = Infer<typeof RunningBonusStruct>

/** A tournament that runs or comes. */
export const RaceStruct = type({
  tournamentId: string(),
  title: string(),
  state: enums(['coming', 'running'] as const),
  startsAt: Instant,
  endsAt: Instant,
  pool: MinorUnits,
  currency: CurrencyCode,
  players: integer(),
  /** The caller’s place; null without a score, or if the caller has not joined. */
  place: nullable(integer()),
})
export type Race = Infer<typeof RaceStruct>

/** A raffle that is not drawn yet. */
export const RaffleFactStruct = type({
  raffleId: string(),
  title: string(),
  endsAt: Instant,
  pool: PositiveMinorUnits,
  currency: CurrencyCode,
  /** The caller’s tickets; null unless the caller has joined. */
  tickets: nullable(integer()),
})
export type RaffleFact = Infer<typeof RaffleFactStruct>
