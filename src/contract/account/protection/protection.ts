import { array, boolean, enums, type Infer, integer, min, nullable, object, refine, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { type LimitKind, type LimitPeriod, limitKey } from './limit-key.ts'

/** Whether such a limit exists: only the time of play has one for a session. */
export const isLimit = ({ kind, period }: { kind: LimitKind; period: LimitPeriod }): boolean =>
  period !== 'session' || kind === 'time'

/** Minor units; of `time` minutes. Zero allows nothing at all. */
export const LimitAmount = refine(MinorUnits, 'limit', (amount) => amount >= 0n)

const LimitStruct = type({
  ...limitKey,
  amount: LimitAmount,
  /** The used part, including open stakes and unpaid charges. */
  used: MinorUnits,
  /** The start of the next period; null for a session while the member does not play. */
  resetsAt: nullable(Instant),
  /** The law asks for it: it can be changed, but not removed. */
  mandatory: boolean(),
  /** A requested higher limit, or no limit (`amount` null). It can be confirmed between the two moments. */
  wish: nullable(type({ amount: nullable(LimitAmount), from: Instant, until: Instant })),
})
export type Limit = Infer<typeof LimitStruct>

/** Why a member may neither deposit nor play: a pause, a self-exclusion, or the exclusion register. */
export const blockKinds = ['pause', 'exclusion', 'register'] as const

const BlockStruct = type({
  kind: enums(blockKinds),
  from: Instant,
  /** Null: for good. */
  until: nullable(Instant),
})
export type Block = Infer<typeof BlockStruct>

const Whole = min(integer(), 0)

export const ProtectionStruct = type({
  currency: CurrencyCode,
  limits: array(LimitStruct),
  /** Limits that the law requires and that are not set yet. Without them the member cannot deposit or play. */
  missing: array(type(limitKey)),
  /** Minutes of play after which the player is shown how long it has been; null for never. */
  realityMinutes: nullable(Whole),
  block: nullable(BlockStruct),
  /** Hours until a higher limit can be confirmed, and for how long then. */
  raiseAfterHours: Whole,
  raiseWithinHours: Whole,
  /** Pauses on offer, in hours. */
  pauseHours: array(Whole),
  /** Least and most months of an exclusion. */
  exclusionMonths: type({ least: Whole, most: Whole }),
})
export type Protection = Infer<typeof ProtectionStruct>

/** Value of `play_blocked`. `until` is null for ever. */
export const PlayBlockedStruct = object({ kind: enums(blockKinds), until: nullable(Instant) })

/** Value of `limit_reached`. Minor units; of `time` minutes. */
export const LimitReachedStruct = object({
  ...limitKey,
  limit: MinorUnits,
  used: MinorUnits,
  resetsAt: nullable(Instant),
})

/** Value of `reality_check_due`: the start of the session of play, and its net result. */
export const RealityCheckStruct = object({ startedAt: Instant, net: MinorUnits, currency: CurrencyCode })
