import { array, boolean, enums, integer, nullable, object, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { VendorId, VendorToken } from '#contract/vendor/scalars.ts'

/** A player at a game, as the platform knows them. */
const VendorSessionStruct = type({
  /** For the bets of this session. It takes the place of the token that was sent. */
  token: VendorToken,
  /** The player's id with this vendor; other vendors have other ids. */
  playerId: VendorId,
  gameId: VendorId,
  /** `trial` has play money of the currency FUN. */
  mode: enums(['real', 'trial']),
  currency: CurrencyCode,
  /** What can be staked. */
  balance: MinorUnits,
  /** Start of the session of this game. */
  startedAt: Instant,
  /** Wins minus stakes since then. */
  net: MinorUnits,
  /** What the law and the player ask of the game. */
  rules: type({
    /** Shortest time between the starts of two rounds, in milliseconds; `too_fast` refuses earlier ones. */
    cycle: integer(),
    autoplay: boolean(),
    turbo: boolean(),
    /** Minutes of play after which stakes are refused with `reality_check_due`; null without a check. */
    realityCheck: nullable(integer()),
  }),
  /** Rounds of this player and game that are open, as the vendor named them. Continue these first. */
  openRounds: array(VendorId),
})

export const session = toPlatform({
  name: 'session',
  summary: 'Exchanges a launch token, once and within 60 seconds, for a session; or renews the token of a session.',
  request: object({ token: VendorToken }),
  value: VendorSessionStruct,
  codes: [
    'unknown_token',
    'token_used',
    'token_expired',
    'session_replaced',
    'logged_out',
    'member_locked',
    'unknown_game',
  ],
})
