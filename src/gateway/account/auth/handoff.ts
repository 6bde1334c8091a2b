import { bigint, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { RequestContext, Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { idleLimit } from './sessions.ts'

/** Long enough for a redirect, but too short to be misused from a history or a log. */
const lifetimeMs = 60_000

/**
 * Issues a code for another session of this login.
 *
 * @param token that of the session. A new password ends it, perhaps since the call began: then there is no code
 * @throws {CallFailure} `session_expired`
 */
export async function createHandoff({ database, now }: GatewayDeps, { sessionId }: Session, token: string) {
  const code = newToken()
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  const rows = await database.query(
    `INSERT INTO session_handoff (code_hash, session_id, expires_at)
     SELECT :codeHash, s.id, :expiresAt FROM (SELECT id FROM session WHERE id = :sessionId AND token_hash = :tokenHash FOR SHARE) s RETURNING session_id`,
    { codeHash: hashToken(code), sessionId, expiresAt, tokenHash: hashToken(token) },
  )
  if (rows.length === 0) throw new CallFailure('session_expired')
  return { code, expiresAt: expiresAt.toISOString() }
}

/**
 * Opens another session of the same login. It does not count as a login: the address does not become known, the session
 * ends with the first one at the latest, and the account's last login stays the same.
 *
 * @throws {CallFailure} `handoff_invalid` for every invalid code
 */
export async function redeemHandoff({ database, now }: GatewayDeps, code: string, caller: RequestContext) {
  const at = now()
  const token = newToken()
  await database.transaction(async (tx) => {
    const sessionId = await takeCode(tx, code, at)
    if (sessionId === undefined) throw new CallFailure('handoff_invalid')
    // A new password ends all sessions under this lock, so it either comes first or also ends this session.
    await tx.query(
      'SELECT m.id FROM member m JOIN session s ON s.member_id = m.id WHERE s.id = :sessionId FOR UPDATE OF m',
      { sessionId },
    )
    const opened = await tx.query(
      `INSERT INTO session (token_hash, member_id, created_at, last_seen_at, expires_at, previous_login_at, address,
         user_agent, must_change_password)
       SELECT :tokenHash, s.member_id, :at, :at, s.expires_at, s.previous_login_at, :address, :userAgent, s.must_change_password
       FROM session s JOIN member m ON m.id = s.member_id
       WHERE s.id = :sessionId AND s.ended_at IS NULL AND s.expires_at > :at AND s.last_seen_at > :since AND m.disabled_at IS NULL
       RETURNING id`,
      {
        sessionId,
        tokenHash: hashToken(token),
        at,
        since: new Date(at.getTime() - idleLimit),
        address: caller.address,
        userAgent: caller.userAgent,
      },
    )
    if (opened.length === 0) throw new CallFailure('handoff_invalid')
  })
  return { token, firstTimeLogin: false, passwordExpired: false }
}

const TakenRow = type({ session_id: bigint() })

/** Uses a code up. If it is redeemed twice at once, the second request waits for the first and finds nothing. */
async function takeCode(tx: Transaction, code: string, now: Date): Promise<bigint | undefined> {
  const taken = await rowOf(
    tx,
    TakenRow,
    'DELETE FROM session_handoff WHERE code_hash = :codeHash AND expires_at > :now RETURNING session_id',
    { codeHash: hashToken(code), now },
  )
  return taken?.session_id
}

/** Deletes unused codes. */
export async function forgetHandoffs(on: Executor, now: Date): Promise<void> {
  await purge(on, 'session_handoff', 'expires_at <= :now', { now })
}
