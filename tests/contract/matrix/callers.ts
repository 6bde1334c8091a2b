import type { CallDefinition } from '#contract/define-call.ts'
import type { Answer, TestGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember, trialUser } from '#tests/support/people.ts'

/** Callers, besides the owner of the data. */
export const roles = ['visitor', 'trial', 'member', 'agent'] as const
export type Role = (typeof roles)[number]

/** Callers of a call that needs a game's token: the token of a session opens no game. */
const atGame: Readonly<Record<Role, string | undefined>> = {
  visitor: 'session_required',
  trial: 'game_session_closed',
  member: 'game_session_closed',
  agent: 'game_session_closed',
}

/** The code that refuses a role; undefined if the role may make the call. */
export function gateOf({ auth }: Pick<CallDefinition, 'auth'>, role: Role): string | undefined {
  if (auth === 'none') return undefined
  if (auth === 'game') return atGame[role]
  if (role === 'visitor') return 'session_required'
  if (auth === 'session') return undefined
  if (role === 'trial') return 'real_account_required'
  return auth === 'agent' && role === 'member' ? 'not_an_agent' : undefined
}

const gates: readonly (string | undefined)[] = [
  'session_required',
  'session_expired',
  'real_account_required',
  'not_an_agent',
  'game_session_closed',
]

/**
 * The code of a refusal that concerns the caller; with any other answer the call has accepted the caller. A call for
 * every session may have its own rule about trial users, which it declares.
 */
export function gateIn(
  { auth, errors }: Pick<CallDefinition, 'auth' | 'errors'>,
  { code }: Pick<Answer<unknown>, 'code'>,
): string | undefined {
  const isOwnRule = auth === 'session' && errors.some((declared) => declared === code)
  return gates.includes(code) && !isOwnRule ? code : undefined
}

/** The token of a new account, none for a visitor. */
export async function tokenOf(gateway: TestGateway, role: Role): Promise<string | undefined> {
  if (role === 'visitor') return undefined
  if (role === 'trial') return await trialUser(gateway)
  const { token } = await registerMember(gateway)
  return role === 'agent' ? await asAgent(gateway, token) : token
}

/** Makes the token's account an agent, with all its data. */
export async function asAgent(gateway: TestGateway, token: string): Promise<string> {
  const agent = 1
  await gateway.deps.database.query('UPDATE member SET type = :agent WHERE id = :id', {
    id: await memberOf(gateway, token),
    agent,
  })
  return token
}
