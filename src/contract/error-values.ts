import { array, boolean, enums, integer, nullable, object, optional, record, type Struct, string } from 'superstruct'
import { GameStruct } from './entities/game.ts'
import { blockKinds, limitKey } from './entities/protection.ts'
import { CurrencyCode, Instant, MinorUnits } from './entities/scalars.ts'
import { fieldReasons } from './envelope.ts'
import type { ErrorCode } from './errors.ts'

const bound = optional(integer())
const Fields = object({
  fields: record(string(), object({ reason: enums(fieldReasons), patternId: bound, min: bound, max: bound })),
})

/** What the next attempt needs. */
const Letters = object({ captcha: boolean(), challenge: boolean() })

const values = {
  invalid_request: Fields,
  field_invalid: Fields,
  username_taken: Fields,
  login_failed: Letters,
  captcha_required: optional(Letters),
  captcha_wrong: optional(Letters),
  challenge_required: optional(Letters),
  challenge_failed: optional(Letters),
  verification_required: object({
    verificationId: string(),
    methods: array(enums(['sms', 'email', 'authenticator', 'payeeName', 'recoveryCode'])),
    /** Masked, but enough for the owner to recognise the phone or mailbox. */
    hints: object({ sms: optional(string()), email: optional(string()) }),
  }),
  game_maintenance: object({ suggestions: array(GameStruct) }),
  amount_below_minimum: object({ minimum: MinorUnits }),
  amount_above_maximum: object({ maximum: MinorUnits }),
  payout_account_not_ready: object({ usableFrom: Instant }),
  withdrawals_rest: object({ until: Instant }),
  /** What is left to play of all deposits. */
  turnover_open: object({ left: MinorUnits }),
  /** Until null: for good. */
  play_blocked: object({ kind: enums(blockKinds), until: nullable(Instant) }),
  /** Minor units; of `time` minutes. */
  limit_reached: object({ ...limitKey, limit: MinorUnits, used: MinorUnits, resetsAt: nullable(Instant) }),
  limit_wish_early: object({ from: Instant }),
  /** What the session of play has come to: when it began, and what was won or lost. */
  reality_check_due: object({ startedAt: Instant, net: MinorUnits, currency: CurrencyCode }),
  /** What is left of the day's withdrawals, and when the next day begins. */
  withdrawal_limit: object({ leftCount: integer(), leftSum: MinorUnits, resetsAt: Instant }),
} satisfies Partial<Record<ErrorCode, unknown>>

/**
 * The `value` of refusals, by code. Codes that are missing here have none. Only a login says what the next one needs.
 */
export const errorValues = values as Partial<Record<ErrorCode, Struct<unknown, unknown>>>
