import { roleOf } from '#contract/account/members/member.ts'
import type { CallFacts } from '#contract/define-call.ts'
import type { GameSession, Session } from './context.ts'
import { CallFailure } from './failure.ts'

/** Looks up the owner of a token. Both return undefined for tokens that are unknown, ended, idle or expired. */
export interface Authentication {
  session(token: string): Promise<Session | undefined>
  game(token: string): Promise<{ session: Session; game: GameSession } | undefined>
}

/** The token of `Authorization: Bearer …`; undefined for any other header. */
export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer ([\w-]{20,200})$/i.exec(header)?.[1]
}

/** Calls that a session may use before a required change of password. Logging out needs no session. */
const beforeChange: ReadonlySet<string> = new Set(['getMemberInfo', 'getIcon', 'changePassword'])

/**
 * Determines the caller, and refuses callers without the required rights.
 *
 * @throws {CallFailure} `session_required`, `session_expired`, `game_session_closed`, `real_account_required`,
 * `not_an_agent`, `password_change_required`
 */
export async function authenticate(
  { auth, name }: Pick<CallFacts, 'auth' | 'name'>,
  token: string | undefined,
  authentication: Authentication,
): Promise<{ session?: Session; game?: GameSession }> {
  if (auth === 'none') return {}
  if (token === undefined) throw new CallFailure('session_required')
  if (auth === 'game') {
    const found = await authentication.game(token)
    if (!found) throw new CallFailure('game_session_closed')
    return found
  }
  const session = await authentication.session(token)
  if (!session) throw new CallFailure('session_expired')
  const role = roleOf(session.type)
  if (auth !== 'session' && role === 'trial') throw new CallFailure('real_account_required')
  if (auth === 'agent' && role !== 'agent') throw new CallFailure('not_an_agent')
  if (session.mustChangePassword && !beforeChange.has(name)) throw new CallFailure('password_change_required')
  return { session }
}
