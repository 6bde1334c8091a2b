import { integer, nullable, string, type } from 'superstruct'
import type { balance } from '#contract/vendor/calls/balance.ts'
import type { passRealityCheck } from '#contract/vendor/calls/reality-check.ts'
import type { session } from '#contract/vendor/calls/session.ts'
import { touchSession } from '#gateway/account/auth/authentication.ts'
import { playSessionOf } from '#gateway/account/protection/play-session.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { netOf } from '#gateway/play/games/rounds.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { type Asking, type VendorHandler, VendorRefusal } from './answers.ts'
import { insertToken } from './session-tokens.ts'
import { stakeable } from './stakeable.ts'
import { sessionFault, tokenRow, type VendorTokenRow } from './token.ts'

/** Milliseconds in which a launch token can be exchanged. */
const launchLifetime = 60_000

/** Exchanges a launch token, or the token of an open session, for a new one. The old one is worth nothing then. */
export const openSession: VendorHandler<typeof session> = async (asking, { token }) => {
  const { deps, vendor } = asking
  const row = await tokenRow(deps, vendor, token)
  const fault = row?.kind === 'launch' ? launchFault(row, deps.now()) : sessionFault(row)
  if (fault !== undefined || !row) throw new VendorRefusal(fault ?? 'unknown_token')
  const next = newToken()
  await deps.database.transaction(async (tx) => {
    const text =
      'UPDATE vendor_token SET used_at = :now WHERE token_hash = :tokenHash AND used_at IS NULL RETURNING vassalage'
    const used = await rowsOf(tx, type({ vassalage: string() }), text, { now: deps.now(), tokenHash: hashToken(token) })
    if (used.length === 0) throw new VendorRefusal(row.kind === 'launch' ? 'token_used' : 'session_replaced')
    await insertToken(tx, {
      token: next,
      vendor: vendor.code,
      gameSessionId: row.game_session_id,
      kind: 'session',
      now: deps.now(),
    })
  })
  await touchSession(deps.database, row, deps.now())
  return { token: next, ...(await sessionFacts(asking, row)) }
}

function launchFault(row: VendorTokenRow, now: Date) {
  if (row.is_locked) return 'member_locked'
  if (row.is_used) return 'token_used'
  if (!row.is_logged_in) return 'logged_out'
  if (row.is_replaced) return 'session_replaced'
  return row.is_closed || now.getTime() - row.token_made.getTime() > launchLifetime ? 'token_expired' : undefined
}

/** The player of an open session. @throws {VendorRefusal} */
async function openRow({ deps, vendor }: Asking, token: string): Promise<VendorTokenRow> {
  const row = await tokenRow(deps, vendor, token)
  const fault = sessionFault(row)
  if (fault !== undefined || !row) throw new VendorRefusal(fault ?? 'unknown_token')
  await touchSession(deps.database, row, deps.now())
  return row
}

/** Balance of the player of a session. */
export const sessionBalance: VendorHandler<typeof balance> = async (asking, { token }) => {
  const row = await openRow(asking, token)
  const { database, now } = asking.deps
  return { balance: await stakeable(database, playerOf(row), now()), currency: row.game_currency }
}

/** Notes that the player has seen the reality check. */
export const noteCheckPassed: VendorHandler<typeof passRealityCheck> = async (asking, { token }) => {
  const { member_id: memberId } = await openRow(asking, token)
  await asking.deps.database.query('SELECT play_checked(:memberId, :now)', { memberId, now: asking.deps.now() })
  return {}
}

/** The wallet that a session plays with. */
export const playerOf = ({ member_id, node_id, mode, game_currency }: VendorTokenRow) => ({
  memberId: member_id,
  nodeId: node_id,
  mode,
  currency: game_currency,
})

const FactsRow = type({
  player_id: string(),
  cycle: integer(),
  reality_minutes: nullable(integer()),
})

async function sessionFacts({ deps, vendor }: Asking, row: VendorTokenRow) {
  const { database } = deps
  const player = playerOf(row)
  const now = deps.now()
  const game = {
    gameSessionId: row.game_session_id,
    nodeId: row.node_id,
    mode: row.mode,
    currency: row.game_currency,
    startedAt: row.started_at,
  }
  const facts = await rowOf(database, FactsRow, factsText, {
    vendor: vendor.code,
    memberId: row.member_id,
    nodeId: row.node_id,
  })
  if (!(facts && row.game_id !== null)) throw new VendorRefusal('unknown_game')
  // The same session of play as that of the reality check, which goes on from game to game.
  const play = row.mode === 'real' ? await playSessionOf(database, player, now) : undefined
  return {
    playerId: facts.player_id,
    gameId: row.game_id,
    mode: row.mode,
    currency: row.game_currency,
    balance: await stakeable(database, player, now),
    startedAt: (play?.started_at ?? row.started_at).toISOString(),
    net: play ? play.net : await netOf(database, row.member_id, game),
    rules: {
      cycle: facts.cycle,
      autoplay: false,
      turbo: false,
      realityCheck: row.mode === 'real' ? facts.reality_minutes : null,
    },
    openRounds: await openReferences(database, vendor.code, player),
  }
}

const factsText = `
  SELECT p.player_id, v.cycle, m.reality_minutes
  FROM vendor_player p JOIN vendor_game v ON v.node_id = :nodeId
    LEFT JOIN member_protection m ON m.member_id = p.member_id
  WHERE p.vassalage = :vendor AND p.member_id = :memberId`

async function openReferences(on: Executor, vendor: string, { memberId, nodeId, mode }: ReturnType<typeof playerOf>) {
  const text = `SELECT reference FROM round WHERE engine = :vendor AND member_id = :memberId AND node_id = :nodeId
    AND mode = :mode AND state = 'open' AND reference IS NOT NULL ORDER BY id`
  const rows = await rowsOf(on, type({ reference: string() }), text, { vendor, memberId, nodeId, mode })
  return rows.map(({ reference }) => reference)
}
