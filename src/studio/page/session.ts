import type { Opened } from './answers.ts'
import { open, resume } from './api.ts'

const key = 'studio-session'

/**
 * Opens the game that the address names, or after a reload the one of this tab.
 *
 * @returns undefined if there is neither
 * @throws {Refusal} if the studio does not open it
 */
export async function start(): Promise<Opened | undefined> {
  const launch = location.hash.slice(1)
  const known = sessionStorage.getItem(key)
  if (launch === '' && known === null) return undefined
  const opened = launch === '' ? await resume(known ?? '') : await open(launch)
  // A replay has no session; its address stays, so that it can be loaded again.
  if (opened.replay) return opened
  sessionStorage.setItem(key, opened.session)
  // A launch id can be used only once, so a reload must not find it.
  history.replaceState(null, '', location.pathname + location.search)
  return opened
}

/** Forgets the session: it has ended. */
export function forgetSession(): void {
  sessionStorage.removeItem(key)
}
