import type { Executor } from '#gateway/db/client.ts'

interface SessionMemberRow {
  id: bigint
  account: string
  nickname: string
  type: number
  currency: string
  previous_login_at: string | null
}

/** The account of an open session, with the time of its previous login. */
export async function selectSessionMember(on: Executor, sessionId: bigint): Promise<SessionMemberRow | undefined> {
  const [row] = await on.query<SessionMemberRow>(
    `SELECT m.id, m.account, m.nickname, m.type, m.currency, s.previous_login_at
     FROM session s JOIN member m ON m.id = s.member_id WHERE s.id = $1 AND s.ended_at IS NULL`,
    [sessionId],
  )
  return row
}
