import { any, boolean, enums, nullable, object, optional, refine, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { Amount, Stake, VendorId, VendorToken } from '#contract/vendor/scalars.ts'
import { Outcome } from './moved.ts'

/** Why a player may not stake from a wallet that the vendor keeps. */
const stopCodes = [
  ...['unknown_token', 'token_expired', 'session_replaced', 'logged_out', 'game_disabled', 'vendor_disabled'],
  ...['maintenance', 'member_locked', 'play_blocked', 'limits_missing', 'limit_reached', 'reality_check_due'],
  ...['wrong_currency'],
] as const satisfies readonly VendorRefusalCode[]
export type StopCode = (typeof stopCodes)[number]

/** When something happened, by the vendor's clock. */
const Moment = refine(Instant, 'moment', (moment) => !Number.isNaN(Date.parse(moment)))

export const checkStake = toPlatform({
  name: 'checkStake',
  summary:
    'Whether the player of a session may stake an amount from the wallet that the vendor keeps. Nothing is stored.',
  request: object({ token: VendorToken, stake: Stake, currency: CurrencyCode }),
  value: type({}),
  codes: stopCodes,
})

export const reportRound = toPlatform({
  name: 'reportRound',
  summary:
    'Reports a round that was played from the wallet that the vendor keeps. It has happened, so it is never refused for what the player may do.',
  request: object({
    transactionId: VendorId,
    roundId: VendorId,
    playerId: VendorId,
    gameId: VendorId,
    /** Of the session in which it was played, for `stop`. */
    token: optional(VendorToken),
    stake: Stake,
    win: Amount,
    currency: CurrencyCode,
    playedAt: Moment,
    outcome: optional(Outcome),
  }),
  value: type({
    /** What the platform knows to be in that wallet after the round. */
    balance: MinorUnits,
    /** The platform's name of the bet. */
    reference: string(),
    /** Whether this transaction was sent before, and nothing happened now. */
    replayed: boolean(),
    /** Why the player may not begin another round of this stake now, as it would be answered by `checkStake`; null if they may. */
    stop: nullable(type({ code: enums(stopCodes), value: optional(any()) })),
  }),
  codes: ['unknown_player', 'unknown_game', 'wrong_currency', 'duplicate_transaction', 'rolled_back', 'round_ended'],
})
