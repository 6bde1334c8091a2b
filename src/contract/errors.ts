/**
 * Every error code of the gateway with its HTTP status. Codes are stable: the site has a translated sentence for each
 * (`locales/<lang>/errors.json`, or the area of the one screen that can meet it), and a foreign gateway must use the
 * same codes.
 */
export const errorStatus = {
  // The request itself
  invalid_request: 400,
  malformed_json: 400,
  idempotency_key_missing: 400,
  idempotency_key_reused: 422,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  // Sealed bodies
  sealed_required: 400,
  sealed_invalid: 400,
  sealed_expired: 400,
  sealed_replayed: 409,
  sealed_key_unknown: 400,
  // The caller
  session_required: 401,
  session_expired: 401,
  real_account_required: 403,
  password_change_required: 403,
  rate_limited: 429,
  // The service
  internal_error: 500,
  service_unavailable: 503,
  system_maintenance: 503,
  region_restricted: 451,
  // Login and registration
  login_failed: 401,
  captcha_required: 401,
  captcha_wrong: 401,
  account_disabled: 403,
  account_closed: 403,
  username_taken: 409,
  field_invalid: 422,
  terms_not_accepted: 422,
  registration_closed: 403,
  exclusion_registered: 403,
  free_play_closed: 403,
  challenge_required: 403,
  challenge_failed: 403,
  not_a_member: 403,
  not_an_agent: 403,
  mobile_invalid: 422,
  code_wrong: 422,
  invitation_code_invalid: 422,
  provider_not_configured: 404,
  identity_invalid: 401,
  identity_unknown: 404,
  passkey_refused: 401,
  verification_required: 401,
  verification_expired: 410,
  method_not_available: 422,
  reset_token_invalid: 410,
  handoff_invalid: 410,
  password_wrong: 422,
  // The member's own account
  session_not_found: 404,
  address_not_found: 404,
  birthday_known: 409,
  authenticator_on: 409,
  authenticator_off: 409,
  setup_expired: 410,
  passkey_invalid: 422,
  passkey_limit: 409,
  passkey_not_found: 404,
  closing_downline: 409,
  closing_round_open: 409,
  closing_withdrawal_open: 409,
  closing_deposit_open: 409,
  closing_transfer_open: 409,
  closing_vendor_balance: 409,
  closing_balance_left: 409,
  // Money
  insufficient_funds: 409,
  amount_invalid: 422,
  amount_below_minimum: 422,
  amount_above_maximum: 422,
  deposit_not_found: 404,
  deposit_expired: 409,
  withdraw_password_missing: 403,
  withdraw_password_wrong: 422,
  payout_account_unknown: 404,
  payout_account_known: 409,
  payout_account_not_ready: 409,
  pix_key_invalid: 422,
  pix_key_unknown: 404,
  bank_account_invalid: 422,
  bank_account_unknown: 404,
  crypto_address_invalid: 422,
  tax_number_missing: 409,
  payout_kind_unavailable: 409,
  rate_unavailable: 409,
  owner_differs: 409,
  owner_has_account: 409,
  withdrawal_locked: 409,
  turnover_open: 409,
  withdrawals_rest: 409,
  withdrawal_limit: 409,
  withdrawal_not_found: 404,
  transaction_not_found: 404,
  round_not_found: 404,
  withdrawal_not_paid: 409,
  receiver_unknown: 404,
  receiver_unavailable: 409,
  transfer_limit: 409,
  vendor_wallet_unknown: 404,
  vendor_round_open: 409,
  rebate_not_found: 404,
  rebate_claimed: 409,
  rebate_expired: 409,
  rebate_too_small: 409,
  // Files
  picture_invalid: 422,
  picture_too_large: 422,
  upload_limit: 409,
  upload_unknown: 404,
  // Who a member is, by their documents
  identity_required: 403,
  identity_kind_missing: 422,
  identity_check_open: 409,
  identity_check_not_found: 404,
  identity_check_sent: 409,
  identity_side_unknown: 422,
  identity_incomplete: 422,
  // Protection of players
  play_blocked: 403,
  limit_reached: 409,
  limits_missing: 409,
  limit_mandatory: 409,
  limit_out_of_range: 422,
  limit_wish_unknown: 404,
  limit_wish_early: 409,
  pause_not_offered: 422,
  reality_check_due: 409,
  // Messages
  message_not_found: 404,
  // Games
  game_not_found: 404,
  game_maintenance: 503,
  chat_not_configured: 404,
  trial_not_supported: 422,
  stake_not_allowed: 422,
  round_in_progress: 409,
  vendor_wallet_used: 409,
  bonus_bet_too_high: 409,
  bonus_not_found: 404,
  bonus_over: 409,
  game_session_closed: 410,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Codes that every call may answer. Calls marked `always` never answer the last two. */
export const commonErrors = [
  'invalid_request',
  'malformed_json',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'service_unavailable',
  'system_maintenance',
  'region_restricted',
] as const satisfies readonly ErrorCode[]

/** Additional codes of sealed calls. */
export const sealedErrors = [
  'sealed_required',
  'sealed_invalid',
  'sealed_expired',
  'sealed_replayed',
  'sealed_key_unknown',
] as const satisfies readonly ErrorCode[]

/** Additional codes of calls with an `Idempotency-Key`. */
export const idempotencyErrors = [
  'idempotency_key_missing',
  'idempotency_key_reused',
] as const satisfies readonly ErrorCode[]

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value)
}
