import { bigint, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { idleLimit } from '#gateway/account/auth/sessions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { hashToken } from '#gateway/tokens.ts'
import type { Vendor } from './vendor.ts'

const TokenRow = type({
  kind: enums(['launch', 'session']),
  token_made: Instant,
  is_used: boolean(),
  game_session_id: bigint(),
  node_id: integer(),
  mode: enums(['real', 'trial']),
  game_currency: string(),
  started_at: Instant,
  is_closed: boolean(),
  is_replaced: boolean(),
  session_id: bigint(),
  last_seen_at: Instant,
  is_logged_in: boolean(),
  member_id: bigint(),
  type: integer(),
  is_locked: boolean(),
  /** Null if the vendor offers the game no more. */
  game_id: nullable(string()),
  game_type: string(),
  rtp: nullable(integer()),
  is_offered: boolean(),
})

/** What a vendor's token stands for: a player at one of its games. */
export type VendorTokenRow = Infer<typeof TokenRow>

/** The token of a vendor, whatever has become of it; undefined if this vendor never got it. */
export function tokenRow({ database, now }: GatewayDeps, vendor: Vendor, token: string) {
  const at = now()
  return rowOf(database, TokenRow, tokenText, {
    tokenHash: hashToken(token),
    vendor: vendor.code,
    now: at,
    seenAfter: new Date(at.getTime() - idleLimit),
  })
}

const tokenText = `
  SELECT t.kind, t.created_at AS token_made, t.used_at IS NOT NULL AS is_used,
    g.id AS game_session_id, g.node_id, g.mode, g.currency AS game_currency, g.started_at, g.closed_at IS NOT NULL AS is_closed,
    g.closed_at IS NOT NULL AND EXISTS (SELECT FROM game_session n
      WHERE n.member_id = g.member_id AND n.node_id = g.node_id AND n.mode = g.mode AND n.id > g.id) AS is_replaced,
    s.id AS session_id, s.last_seen_at,
    s.ended_at IS NULL AND s.expires_at > :now AND s.last_seen_at > :seenAfter AS is_logged_in,
    m.id AS member_id, m.type, m.disabled_at IS NOT NULL AS is_locked,
    v.game_id, c.game_type, v.rtp, coalesce(v.enabled AND v.open AND c.listed, false) AS is_offered
  FROM vendor_token t JOIN game_session g ON g.id = t.game_session_id JOIN session s ON s.id = g.session_id
    JOIN member m ON m.id = g.member_id JOIN game c ON c.node_id = g.node_id
    LEFT JOIN vendor_game v ON v.node_id = g.node_id AND v.vassalage = t.vassalage
  WHERE t.token_hash = :tokenHash AND t.vassalage = :vendor`

/** Why a token is no open session; undefined if it is one. */
export function sessionFault(row: VendorTokenRow | undefined): VendorRefusalCode | undefined {
  if (row?.kind !== 'session') return 'unknown_token'
  if (row.is_locked) return 'member_locked'
  if (!row.is_logged_in) return 'logged_out'
  if (row.is_used || row.is_replaced) return 'session_replaced'
  return row.is_closed ? 'token_expired' : undefined
}
