import { enums, type Infer, integer, nullable, object, optional, pattern, size, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from '#contract/scalars.ts'

/** Pictures of rewards that the site has. */
export const pointPictures = ['coins', 'notes', 'chest', 'stickers', 'shirt', 'parcel'] as const

/** Filters of a history of points: categories of games, and other sources of points. */
export const pointTypes = ['live', 'lottery', 'pvp', 'slots', 'sports', 'fishing', 'redeem', 'convert', 'gift'] as const
export const PointType = enums(pointTypes)
export type PointType = Infer<typeof PointType>

export const pointEntryKinds = ['earn', 'redeem', 'return', 'convert', 'gift'] as const

/** The password that redeeming and converting require. */
export const pointPasswords = ['login', 'payment'] as const

/** The exchange rate: `amount` of money for each `points` of them. */
export const PointRateStruct = type({ points: integer(), amount: PositiveMinorUnits, currency: CurrencyCode })
export type PointRateOffer = Infer<typeof PointRateStruct>

/** Valid bets in a category that have made no point yet. */
export const PointCategoryStruct = type({
  gameType: GameType,
  currency: CurrencyCode,
  /** The stakes that count towards the next point. */
  residue: MinorUnits,
  /** The stakes that are missing to it. */
  missing: MinorUnits,
  /** Points for each whole `turnover`. */
  points: integer(),
  turnover: PositiveMinorUnits,
  /** Points earned in the category so far. */
  earned: MinorUnits,
})
export type PointCategory = Infer<typeof PointCategoryStruct>

/** One movement of points. Points are whole numbers, sent as digits like amounts, because there may be many. */
export const PointEntryStruct = type({
  entryId: string(),
  at: Instant,
  kind: enums(pointEntryKinds),
  type: PointType,
  points: MinorUnits,
  balanceAfter: MinorUnits,
  /** For earned points: the category, and `units` times the `turnover` of the rule of that time. */
  gameType: nullable(GameType),
  units: nullable(MinorUnits),
  turnover: nullable(MinorUnits),
  /** The rest of valid bets that counts towards the next point; null for old entries that did not store it. */
  residue: nullable(MinorUnits),
  version: nullable(integer()),
  /** The reward that was redeemed or whose points came back. */
  reward: nullable(string()),
  /** The money that points became. */
  amount: nullable(MinorUnits),
  currency: nullable(CurrencyCode),
  transactionId: string(),
})
export type PointEntry = Infer<typeof PointEntryStruct>

const line = (most: number) => pattern(size(string(), 1, most), /\S/)

/** The delivery address of goods. */
export const DeliveryAddressStruct = object({
  name: line(80),
  street: line(120),
  /** Flat, floor or name of a recipient. */
  more: optional(size(string(), 0, 80)),
  city: line(80),
  region: line(40),
  postalCode: line(16),
  phone: line(24),
})
export type DeliveryAddress = Infer<typeof DeliveryAddressStruct>

/** Money is `fulfilled` at once; goods are placed, then shipped, then done, or cancelled. */
export const pointOrderStates = ['placed', 'fulfilled', 'shipped', 'done', 'cancelled'] as const

/** A reward that was redeemed. */
export const PointOrderStruct = type({
  orderId: string(),
  rewardId: string(),
  name: string(),
  points: integer(),
  /** The credited amount; null for goods. */
  value: nullable(MinorUnits),
  currency: CurrencyCode,
  state: enums(pointOrderStates),
  /** Null for money, and once it was forgotten. */
  address: nullable(DeliveryAddressStruct),
  /** The tracking number of the carrier. */
  tracking: nullable(string()),
  /** Why the operator cancelled it. */
  reason: nullable(string()),
  placedAt: Instant,
  changedAt: Instant,
})
export type PointOrder = Infer<typeof PointOrderStruct>
