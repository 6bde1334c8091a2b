import { object, optional, type } from 'superstruct'
import { CurrencyCode } from '#contract/scalars.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { Amount, Stake, VendorId, VendorToken } from '#contract/vendor/scalars.ts'
import { moved, Outcome } from './moved.ts'

/** Why a stake is not taken. */
const stakeCodes = [
  ...['unknown_token', 'token_expired', 'session_replaced', 'logged_out', 'game_disabled', 'vendor_disabled'],
  ...[
    'maintenance',
    'member_locked',
    'play_blocked',
    'limits_missing',
    'limit_reached',
    'reality_check_due',
    'too_fast',
  ],
  ...['not_enough_money', 'stake_not_allowed', 'wallet_elsewhere', 'wrong_currency', 'duplicate_transaction'],
  ...['rolled_back', 'round_ended'],
] as const satisfies readonly VendorRefusalCode[]

export const bet = toPlatform({
  name: 'bet',
  summary: 'Holds a stake in a round: a new one, or one that is open (a further stake).',
  request: object({
    transactionId: VendorId,
    roundId: VendorId,
    token: VendorToken,
    amount: Stake,
    currency: CurrencyCode,
  }),
  value: type(moved),
  codes: stakeCodes,
})

export const betwin = toPlatform({
  name: 'betwin',
  summary: 'Bet and win in one transaction, for a round whose result is known at once. The round has ended then.',
  request: object({
    transactionId: VendorId,
    roundId: VendorId,
    token: VendorToken,
    bet: Stake,
    win: Amount,
    currency: CurrencyCode,
    outcome: optional(Outcome),
  }),
  value: type(moved),
  codes: stakeCodes,
})
