import { atom } from 'nanostores'
import { enums, type Infer, nonempty, optional, string, type } from 'superstruct'
import type { Role } from '#contract/entities/member.ts'
import { environment } from './environment.ts'
import { readKept } from './kept.ts'

const roles = ['trial', 'member', 'agent'] as const satisfies readonly Role[]
const SessionStruct = type({
  token: nonempty(string()),
  role: enums(roles),
  account: string(),
  /** The account's name as people write it. */
  shownName: optional(string()),
  currency: string(),
  /** What the side menu offers besides, in words: `vip`, `referral`. */
  perks: optional(string()),
})

/** Who uses this tab. The role only decides what is shown; the gateway decides what is allowed. */
export type SessionState = Readonly<Infer<typeof SessionStruct>>

/** The same key is read by the script that runs before first paint (`layouts/early.js`). */
const storageKey = 'arara.session'

/** Starts empty, as in the built HTML, and takes over what this tab has kept at the end of this module. */
export const $session = atom<SessionState | undefined>(undefined)

/** An atom, since a computed store has no value of the built HTML for an island to begin with. */
export const $role = atom<Role>('visitor')
$session.subscribe((session) => $role.set(session?.role ?? 'visitor'))

/** Set once when the gateway refused this tab's token, until the person logs in again. */
export const $sessionEnded = atom<'expired' | undefined>(undefined)

/** True while the gateway is asked to end this tab's session: nobody begins anything with its token any more. */
export const $leaving = atom(false)

/** Begins a session in this tab. */
export function keepSession(session: SessionState): void {
  environment.tab.set(storageKey, JSON.stringify(session))
  $sessionEnded.set(undefined)
  $session.set(session)
}

/** Ends the session here and in every other tab that holds it; the server side is the caller's. */
export function dropSession(reason: 'left' | 'expired'): void {
  const session = $session.get()
  forget(reason)
  if (session) environment.broadcast({ type: 'logout', reason, session: nameOf(session) })
}

/** Names a session among the tabs without telling its token: a hash of 32 bits (FNV-1a) of a token of 256. */
function nameOf({ token }: SessionState): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index++) hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** What is nobody's in particular: where a visit came from, what a visitor has closed, a link from an e-mail. */
const ofTheVisit = /^arara\.(campaign|ANONYMOUS_POPUP|told|reset|reloaded)$/

/** Besides these, what a person whose session ran out goes on with after the next login; money is kept with its account. */
const ofThePerson = /^arara\.(typed|deposit|round\..*|USER_POPUP)$/

function forget(reason: 'left' | 'expired'): void {
  const stays = (key: string) =>
    !key.startsWith('arara.') || ofTheVisit.test(key) || (reason === 'expired' && ofThePerson.test(key))
  for (const key of environment.tab.keys()) if (!stays(key)) environment.tab.remove(key)
  if (reason === 'expired') $sessionEnded.set('expired')
  $session.set(undefined)
}

environment.onBroadcast((message) => {
  const session = $session.get()
  // Another tab may have a login of its own, of this account or of another: that one goes on.
  if (message.type === 'logout' && session && message.session === nameOf(session)) forget(message.reason)
})

const kept = readKept(storageKey, SessionStruct)
if (kept) $session.set(kept)
