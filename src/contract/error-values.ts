import { array, boolean, enums, integer, object, optional, record, type Struct, string } from 'superstruct'
import { documentSides, IdentityRequiredStruct } from './account/kyc/identity-check.ts'
import { LimitReachedStruct, PlayBlockedStruct, RealityCheckStruct } from './account/protection/protection.ts'
import { AboveCeilingStruct, ContractFaultStruct } from './agents/contracts/contract-faults.ts'
import { fieldReasons } from './envelope.ts'
import type { ErrorCode } from './errors.ts'
import { LotteryLimitStruct } from './play/draws/draw.ts'
import { GameStruct } from './play/games/game.ts'
import { TableLimitStruct } from './play/tables/table.ts'
import { BonusLimitStruct } from './rewards/bonuses/bonus.ts'
import { missingFacts } from './rewards/promotions/reward.ts'
import { Instant, MinorUnits } from './scalars.ts'

const bound = optional(integer())
const Fields = object({
  fields: record(string(), object({ reason: enums(fieldReasons), patternId: bound, min: bound, max: bound })),
})

/** The requirements of the next attempt. */
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
  /** Milliseconds until a round may begin. */
  too_fast: object({ retryAfter: integer() }),
  game_maintenance: object({ suggestions: array(GameStruct) }),
  amount_below_minimum: object({ minimum: MinorUnits }),
  amount_above_maximum: object({ maximum: MinorUnits }),
  deposits_unpaid: object({ until: Instant }),
  payout_account_not_ready: object({ usableFrom: Instant }),
  withdrawals_rest: object({ until: Instant }),
  /** The missing turnover of all deposits. */
  turnover_open: object({ left: MinorUnits }),
  identity_required: IdentityRequiredStruct,
  /** The pictures that are missing still. */
  identity_incomplete: object({ missing: array(enums(documentSides)) }),
  play_blocked: PlayBlockedStruct,
  limit_reached: LimitReachedStruct,
  /** Only a registration names them. */
  limits_missing: optional(Fields),
  limit_wish_early: object({ from: Instant }),
  reality_check_due: RealityCheckStruct,
  /** Deposits that a reward asks for, and those that were credited. */
  reward_deposits_missing: object({ required: MinorUnits, deposited: MinorUnits }),
  contract_terms_invalid: ContractFaultStruct,
  contract_above_ceiling: AboveCeilingStruct,
  /** Points that there are. */
  points_missing: object({ points: MinorUnits }),
  bonus_bet_too_high: BonusLimitStruct,
  /** Which limit of the table a bet does not keep, and its amount. */
  table_limit: TableLimitStruct,
  lottery_limit: LotteryLimitStruct,
  /** The rebate that the agent can give, in hundredths of a percent. */
  rebate_above_own: object({ most: integer() }),
  /** How many accounts directly below have more. */
  rebate_below_downline: object({ downlines: integer() }),
  /** The reasons against it. */
  promotion_refused: object({ missing: array(enums(missingFacts)) }),
  /** The rest of the day's withdrawals, and the start of the next day. */
  withdrawal_limit: object({ leftCount: integer(), leftSum: MinorUnits, resetsAt: Instant }),
  /** The rest of the day's transfers along the agent line, and the start of the next day. */
  transfer_limit: object({ leftCount: integer(), leftSum: MinorUnits, resetsAt: Instant }),
} satisfies Partial<Record<ErrorCode, unknown>>

/**
 * The `value` of refusals, by code. Codes that are missing here have none. Only a login says what the next one needs.
 */
export const errorValues = values as Partial<Record<ErrorCode, Struct<unknown, unknown>>>
