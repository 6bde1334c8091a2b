import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowOf } from '#gateway/db/rows.ts'

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
     FROM session s JOIN member m ON m.id = s.member_id WHERE s.id = $1 AND s.ended_at IS NULL`,
    [sessionId],
  )
}
