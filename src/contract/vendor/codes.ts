/**
 * What an answer can say, with its HTTP status. Answers about the business have status 200, so that a proxy between two
 * parties never takes a refusal for a failure; 4xx is for requests that are not genuine or cannot be read.
 *
 * `retry` says what a vendor does then:
 * - `never`: the answer is final for this transaction id
 * - `later`: nothing was stored; the same request may be sent again
 * - `fix`: the request itself is wrong
 */
export const vendorCodes = {
  ok: { status: 200, retry: 'never', means: 'Done, or done before.' },
  // The request itself
  invalid_signature: { status: 401, retry: 'fix', means: 'The key is unknown or ended, or the signature differs.' },
  address_refused: { status: 403, retry: 'fix', means: 'The address is not on the allow-list of the vendor.' },
  clock: { status: 401, retry: 'fix', means: 'The timestamp is more than 60 seconds off.' },
  nonce_reused: { status: 401, retry: 'fix', means: 'The nonce was used in the last ten minutes.' },
  syntax: {
    status: 400,
    retry: 'fix',
    means: 'The body is no JSON, or a field is missing, unknown or of a wrong form.',
  },
  unknown_call: { status: 404, retry: 'fix', means: 'There is no such call.' },
  busy: { status: 200, retry: 'later', means: 'Too much at once, or the platform cannot answer now.' },
  // The session
  unknown_token: { status: 200, retry: 'never', means: 'The token was never given to this vendor.' },
  token_used: { status: 200, retry: 'never', means: 'The launch token was exchanged before.' },
  token_expired: {
    status: 200,
    retry: 'never',
    means: 'The launch token is older than 60 seconds, or the session has ended.',
  },
  session_replaced: {
    status: 200,
    retry: 'never',
    means: 'The player opened the game again, or the token was renewed.',
  },
  logged_out: { status: 200, retry: 'never', means: 'The player has logged out, or the login has expired.' },
  unknown_game: { status: 200, retry: 'never', means: 'The session is not one of this game.' },
  unknown_player: { status: 200, retry: 'never', means: 'The vendor has no player of this id.' },
  // Why no stake is taken
  game_disabled: { status: 200, retry: 'never', means: 'The game is switched off or has left the catalogue.' },
  vendor_disabled: { status: 200, retry: 'never', means: 'The vendor is switched off.' },
  maintenance: { status: 200, retry: 'never', means: 'The platform is in maintenance.' },
  member_locked: { status: 200, retry: 'never', means: 'The account is disabled or closed.' },
  play_blocked: { status: 200, retry: 'never', means: 'The player has paused or excluded themselves.' },
  limits_missing: { status: 200, retry: 'never', means: 'The law asks for limits that the player has not set.' },
  limit_reached: { status: 200, retry: 'never', means: 'A limit of the player: which one is in the value.' },
  reality_check_due: { status: 200, retry: 'never', means: 'The player first has to see how long they have played.' },
  too_fast: { status: 200, retry: 'never', means: 'The shortest time between two rounds is not over.' },
  not_enough_money: {
    status: 200,
    retry: 'never',
    means: 'The balance, which is in the value, is smaller than the stake.',
  },
  stake_not_allowed: { status: 200, retry: 'never', means: 'A running bonus allows smaller stakes only.' },
  wallet_elsewhere: {
    status: 200,
    retry: 'never',
    means: 'The player has money in the wallet that this vendor keeps.',
  },
  wrong_currency: { status: 200, retry: 'never', means: 'The session or the bet has another currency.' },
  // The order of transactions
  duplicate_transaction: { status: 409, retry: 'never', means: 'The transaction id was used for other content.' },
  unknown_transaction: { status: 200, retry: 'never', means: 'The platform has no transaction of this id.' },
  unknown_round: { status: 200, retry: 'never', means: 'The platform has no round of this id.' },
  bet_unknown: { status: 200, retry: 'later', means: 'The bet has not arrived. Send the bet, then the win again.' },
  rolled_back: { status: 200, retry: 'never', means: 'The bet was rolled back.' },
  already_settled: { status: 200, retry: 'never', means: 'The bet is settled, which a rollback does not change.' },
  round_ended: { status: 200, retry: 'never', means: 'The round has ended and takes no more bets.' },
  win_too_late: { status: 200, retry: 'never', means: 'The round ended longer ago than late wins are accepted.' },
  // What a vendor answers to the platform
  unknown_launch: { status: 200, retry: 'never', means: 'The vendor does not know what the platform asks about.' },
  transfer_refused: { status: 200, retry: 'never', means: 'The vendor has not moved the money and never will.' },
} as const satisfies Readonly<Record<string, VendorCodeFacts>>

interface VendorCodeFacts {
  readonly status: 200 | 400 | 401 | 403 | 404 | 409
  readonly retry: 'never' | 'later' | 'fix'
  /** One English sentence for the documentation and the `message` of the answer. */
  readonly means: string
}

export type VendorCode = keyof typeof vendorCodes
export type VendorRefusalCode = Exclude<VendorCode, 'ok'>

/** Whether a received text is one of the protocol's codes. */
export const isVendorCode = (text: string): text is VendorCode => Object.hasOwn(vendorCodes, text)
