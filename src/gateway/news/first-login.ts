import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { selectSessionMember } from '#gateway/member/queries.ts'
import { listAnnouncements } from './notice.ts'

/**
 * Announcements for the first session of an account.
 *
 * @throws {CallFailure} `session_expired` if the session has ended meanwhile
 */
export async function readFirstLoginNotice(deps: GatewayDeps, { sessionId }: Session, language: string) {
  const row = await selectSessionMember(deps.database, sessionId)
  if (!row) throw new CallFailure('session_expired')
  if (row.previous_login_at !== null) return { firstTime: false, list: [] }
  const { list } = await listAnnouncements(deps, { types: ['PU'], platform: 'W', execution: 'F', language })
  return { firstTime: true, list }
}
