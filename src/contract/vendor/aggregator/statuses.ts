import type { VendorCode, VendorRefusalCode } from '#contract/vendor/codes.ts'

/** What an answer of the dialect can say. Every one has HTTP status 200. */
export const dialectStatuses = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_LIMIT_REACHED',
] as const
export type DialectStatus = (typeof dialectStatuses)[number]

/**
 * Our codes as the dialect says them. A vendor of the dialect repeats a win or a rollback that is answered with
 * `RS_ERROR_UNKNOWN`, and takes a bet back; so this is for what is not decided, and for what the dialect has no word for.
 */
export const statusOf: Readonly<Record<VendorCode, DialectStatus>> = {
  ok: 'RS_OK',
  invalid_signature: 'RS_ERROR_INVALID_SIGNATURE',
  address_refused: 'RS_ERROR_INVALID_PARTNER',
  clock: 'RS_ERROR_UNKNOWN',
  nonce_reused: 'RS_ERROR_UNKNOWN',
  syntax: 'RS_ERROR_WRONG_SYNTAX',
  unknown_call: 'RS_ERROR_WRONG_SYNTAX',
  busy: 'RS_ERROR_UNKNOWN',
  unknown_token: 'RS_ERROR_INVALID_TOKEN',
  token_used: 'RS_ERROR_TOKEN_EXPIRED',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  session_replaced: 'RS_ERROR_TOKEN_EXPIRED',
  logged_out: 'RS_ERROR_TOKEN_EXPIRED',
  unknown_game: 'RS_ERROR_INVALID_GAME',
  unknown_player: 'RS_ERROR_INVALID_TOKEN',
  game_disabled: 'RS_ERROR_INVALID_GAME',
  vendor_disabled: 'RS_ERROR_INVALID_PARTNER',
  maintenance: 'RS_ERROR_INVALID_PARTNER',
  member_locked: 'RS_ERROR_USER_DISABLED',
  play_blocked: 'RS_ERROR_USER_DISABLED',
  limits_missing: 'RS_ERROR_LIMIT_REACHED',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  reality_check_due: 'RS_ERROR_LIMIT_REACHED',
  too_fast: 'RS_ERROR_LIMIT_REACHED',
  not_enough_money: 'RS_ERROR_NOT_ENOUGH_MONEY',
  stake_not_allowed: 'RS_ERROR_LIMIT_REACHED',
  wallet_elsewhere: 'RS_ERROR_LIMIT_REACHED',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  duplicate_transaction: 'RS_ERROR_DUPLICATE_TRANSACTION',
  unknown_transaction: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  unknown_round: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  bet_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  already_settled: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  round_ended: 'RS_ERROR_LIMIT_REACHED',
  win_too_late: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  unknown_launch: 'RS_ERROR_UNKNOWN',
  transfer_refused: 'RS_ERROR_UNKNOWN',
}

/** What a vendor of the dialect can make of a status that comes without a reason; null if nothing was decided. */
export const codeOf: Readonly<Record<Exclude<DialectStatus, 'RS_OK'>, VendorRefusalCode | null>> = {
  RS_ERROR_UNKNOWN: null,
  RS_ERROR_INVALID_PARTNER: 'vendor_disabled',
  RS_ERROR_INVALID_TOKEN: 'unknown_token',
  RS_ERROR_INVALID_GAME: 'game_disabled',
  RS_ERROR_WRONG_CURRENCY: 'wrong_currency',
  RS_ERROR_NOT_ENOUGH_MONEY: 'not_enough_money',
  RS_ERROR_USER_DISABLED: 'member_locked',
  RS_ERROR_INVALID_SIGNATURE: null,
  RS_ERROR_TOKEN_EXPIRED: 'token_expired',
  RS_ERROR_WRONG_SYNTAX: 'syntax',
  RS_ERROR_WRONG_TYPES: 'syntax',
  RS_ERROR_DUPLICATE_TRANSACTION: 'duplicate_transaction',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'bet_unknown',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'rolled_back',
  RS_ERROR_LIMIT_REACHED: 'limit_reached',
}
