import type { ReelsTranslate } from '#games/reels/view/words.ts'

/** Codes of the platform that say the same to a player. */
const alike: Readonly<Record<string, string>> = {
  unknown_token: 'token_expired',
  token_used: 'token_expired',
  unknown_session: 'token_expired',
  vendor_disabled: 'game_disabled',
}

const known = [
  ...(['not_enough_money', 'stake_not_allowed', 'limit_reached', 'limits_missing', 'play_blocked'] as const),
  ...(['member_locked', 'logged_out', 'token_expired', 'session_replaced', 'game_disabled'] as const),
  ...(['maintenance', 'wallet_elsewhere', 'too_fast', 'busy'] as const),
]

/** Why something was refused, and what the player can do. */
export function refusalText(t: ReelsTranslate, code: string): string {
  const same = alike[code] ?? code
  const found = known.find((each) => each === same)
  return t(`reels.refused.${found ?? 'other'}`)
}

/** Codes that say nothing of an earlier request with the same key: that one may have been played. */
const beforeTheKey = [
  ...['unknown_token', 'token_used', 'unknown_session', 'token_expired', 'session_replaced', 'logged_out'],
  ...['maintenance', 'busy', 'too_fast'],
]

/** Whether a refusal decides a key for good. */
export const decides = (code: string): boolean => !beforeTheKey.includes(code)
