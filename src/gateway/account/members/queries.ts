import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { deviceOf } from '#lib/device.ts'
import { maskedAddress } from '#lib/masked.ts'

const SessionMemberRow = type({
  id: bigint(),
  account: string(),
  nickname: string(),
  type: integer(),
  currency: string(),
  previous_login_at: nullable(Instant),
})
type SessionMemberRow = Infer<typeof SessionMemberRow>

/** The account of an open session, with the time of its previous login. */
export function selectSessionMember(on: Executor, sessionId: bigint): Promise<SessionMemberRow | undefined> {
  return rowOf(
    on,
    SessionMemberRow,
    `SELECT m.id, m.account, m.nickname, m.type, m.currency, s.previous_login_at
     FROM session s JOIN member m ON m.id = s.member_id WHERE s.id = :sessionId AND s.ended_at IS NULL`,
    { sessionId },
  )
}

const LoginRow = type({ at: Instant, address: string(), user_agent: string() })

/**
 * The login before that of a session: when, with which device, and from which masked address. Undefined on the first
 * one, and when its session is kept no longer.
 */
export async function loginBefore(on: Executor, sessionId: bigint) {
  const row = await rowOf(
    on,
    LoginRow,
    `SELECT before.created_at AS at, before.address, before.user_agent
     FROM session s JOIN session before ON before.member_id = s.member_id AND before.created_at = s.previous_login_at
     WHERE s.id = :sessionId AND before.id <> s.id ORDER BY before.id LIMIT 1`,
    { sessionId },
  )
  return row && { at: row.at.toISOString(), ...deviceOf(row.user_agent), place: maskedAddress(row.address) }
}
