import { bigint, boolean, enums, type Infer, integer, type Struct, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import type { Authentication } from '#gateway/platform/http/authentication.ts'
import type { GameSession, Session } from '#gateway/platform/http/context.ts'
import { hashToken } from '#gateway/tokens.ts'
import { idleLimit } from './sessions.ts'

/** SQL: the session's account. The statement must call the session `s` and the member `m`. */
export const PersonRow = type({
  session_id: bigint(),
  member_id: bigint(),
  account: string(),
  type: integer(),
  currency: string(),
})

export const personColumns = 's.id AS session_id, m.id AS member_id, m.account, m.type, m.currency'

/** The row that every request reads about its session. */
export function personOf({ session_id, member_id, account, type, currency }: Infer<typeof PersonRow>): Session {
  return { sessionId: session_id, memberId: member_id, account, type, currency }
}

/**
 * Milliseconds for which `last_seen_at` may be outdated, so that not every request writes. A session can therefore end
 * this much before its idle limit, but never after it.
 */
const touchAfter = 15_000

const SessionRow = type({
  ...PersonRow.schema,
  last_seen_at: Instant,
  must_change_password: boolean(),
})
type SessionRow = Infer<typeof SessionRow>

const GameRow = type({
  ...SessionRow.schema,
  game_session_id: bigint(),
  node_id: integer(),
  mode: enums(['real', 'trial']),
  game_currency: string(),
  started_at: Instant,
})

const columns = `${personColumns}, s.last_seen_at, s.must_change_password`
const alive = 's.ended_at IS NULL AND s.expires_at > :now AND s.last_seen_at > :seenAfter AND m.disabled_at IS NULL'

const bySession = `SELECT ${columns} FROM session s JOIN member m ON m.id = s.member_id
  WHERE s.token_hash = :tokenHash AND ${alive}`

const byGame = `SELECT ${columns}, g.id AS game_session_id, g.node_id, g.mode, g.currency AS game_currency, g.started_at
  FROM game_session g JOIN session s ON s.id = g.session_id JOIN member m ON m.id = s.member_id
  WHERE g.token_hash = :tokenHash AND g.closed_at IS NULL AND ${alive}`

/**
 * Reads the session of a token from the database on every request, so that a logout or a disabled account applies at
 * once.
 */
export function databaseAuthentication({ database, now }: GatewayDeps): Authentication {
  return {
    async session(token) {
      const row = await find(SessionRow, bySession, token)
      return row && sessionOf(row)
    },
    async game(token) {
      const row = await find(GameRow, byGame, token)
      return row && { session: sessionOf(row), game: gameOf(row) }
    },
  }

  async function find<Row extends SessionRow, Schema>(
    shape: Struct<Row, Schema>,
    text: string,
    token: string,
  ): Promise<Row | undefined> {
    const at = now()
    const row = await rowOf(database, shape, text, {
      tokenHash: hashToken(token),
      now: at,
      seenAfter: new Date(at.getTime() - idleLimit),
    })
    if (row) await touchSession(database, row, at)
    return row
  }
}

/** Remembers that a session is in use, now and then. */
export async function touchSession(
  on: Executor,
  { session_id, last_seen_at }: Pick<SessionRow, 'session_id' | 'last_seen_at'>,
  at: Date,
): Promise<void> {
  if (at.getTime() - last_seen_at.getTime() < touchAfter) return
  const text = 'UPDATE session SET last_seen_at = greatest(last_seen_at, :at) WHERE id = :sessionId'
  await on.query(text, { sessionId: session_id, at })
}

function sessionOf(row: SessionRow): Session {
  return { ...personOf(row), mustChangePassword: row.must_change_password }
}

function gameOf(row: Infer<typeof GameRow>): GameSession {
  const { game_session_id, node_id, mode, game_currency, started_at } = row
  return {
    gameSessionId: game_session_id,
    nodeId: node_id,
    mode,
    currency: game_currency,
    startedAt: started_at,
  }
}
