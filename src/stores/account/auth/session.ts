import { atom } from 'nanostores'
import { enums, type Infer, nonempty, optional, string, type } from 'superstruct'
import type { Role } from '#contract/account/members/member.ts'
import { environment } from '#stores/environment.ts'
import { sessionKey, staysInTab } from '#stores/storage-keys.ts'
import { readStored } from '#stores/stored.ts'

const roles = ['trial', 'member', 'agent'] as const satisfies readonly Role[]
const SessionStruct = type({
  token: nonempty(string()),
  role: enums(roles),
  account: string(),
  /** The account name as people write it. */
  shownName: optional(string()),
  currency: string(),
  /** Additional entries of the side menu, separated by spaces: `vip`, `referral`. */
  entitlements: optional(string()),
})

/** The session of this tab. The role only decides what is shown; the gateway decides what is allowed. */
export type SessionState = Readonly<Infer<typeof SessionStruct>>

/** Starts empty, as in the built HTML; the end of this module loads the tab's stored session. */
export const $session = atom<SessionState | undefined>(undefined)

/** An atom, because during hydration islands need the value of the built HTML, which a computed store does not keep. */
export const $role = atom<Role>('visitor')

/** The id of the session. Unlike `$session` it stays the same when the gateway sends new facts about the account. */
export const $token = atom<string | undefined>(undefined)

$session.subscribe((session) => {
  $role.set(session?.role ?? 'visitor')
  $token.set(session?.token)
})

/** Set when the gateway refuses this tab's token, until the person logs in again. */
export const $sessionEnded = atom<'expired' | undefined>(undefined)

/** True during a logout: no call starts with the session's token any more. */
export const $leaving = atom(false)

/** Begins a session in this tab. */
export function keepSession(session: SessionState): void {
  environment.tab.set(sessionKey, JSON.stringify(session))
  $sessionEnded.set(undefined)
  $session.set(session)
}

/** Ends the session in this tab and in every tab that holds it. The caller ends it on the server. */
export function dropSession(reason: 'left' | 'expired'): void {
  const session = $session.get()
  forget(reason)
  if (session) environment.broadcast({ type: 'logout', reason, session: nameOf(session) })
}

/** Identifies a session among the tabs without revealing its token: a 32-bit hash (FNV-1a) of 256 random bits. */
function nameOf({ token }: SessionState): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index++) hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/**
 * Continues a session with another token, in this tab and in every tab that holds it: after a new password the gateway
 * refuses the old one.
 *
 * @param before the session as it was when the token was asked for; a call of meanwhile may have ended it here
 */
export function renewSession(before: SessionState, token: string): void {
  keepSession({ ...before, token })
  environment.broadcast({ type: 'renewed', session: nameOf(before), token })
}

/** The session that this tab has lost last, which another tab may have renewed at that moment. */
let lost: SessionState | undefined

function forget(reason: 'left' | 'expired'): void {
  for (const key of environment.tab.keys()) if (!staysInTab(key, reason)) environment.tab.remove(key)
  lost = reason === 'expired' ? $session.get() : undefined
  if (reason === 'expired') $sessionEnded.set('expired')
  $session.set(undefined)
}

environment.onBroadcast((message) => {
  const session = $session.get()
  const earlier = session ?? lost
  if (message.type === 'renewed' && earlier && message.session === nameOf(earlier))
    keepSession({ ...earlier, token: message.token })
  // Another tab may have its own session, which continues.
  if (message.type === 'logout' && session && message.session === nameOf(session)) forget(message.reason)
})

const kept = readStored(sessionKey, SessionStruct)
if (kept) $session.set(kept)
