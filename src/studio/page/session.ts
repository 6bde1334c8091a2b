import { optional, string, type, validate } from 'superstruct'
import type { Opened } from './answers.ts'
import { open, resume } from './api.ts'

/**
 * What this page keeps for a reload, with its place in the history. A browser that blocks cookies of other sites refuses every other
 * store to a page in a frame.
 */
const KeptStruct = type({ session: optional(string()) })

function keptSession(): string | undefined {
  const [fault, kept] = validate(history.state, KeptStruct)
  return fault ? undefined : kept.session
}

/**
 * Opens the game that the address names, or after a reload the one of this page.
 *
 * @returns undefined if there is neither
 * @throws {Refusal} if the studio does not open it
 */
export async function start(): Promise<Opened | undefined> {
  const launch = location.hash.slice(1)
  const known = keptSession()
  if (launch === '' && known === undefined) return undefined
  const opened = launch === '' ? await resume(known ?? '') : await open(launch)
  // A replay has no session; its address stays, so that it can be loaded again.
  if (opened.replay) return opened
  // A launch id can be used only once, so a reload must not find it.
  history.replaceState({ session: opened.session }, '', location.pathname + location.search)
  return opened
}

/** Forgets the session: it has ended. */
export function forgetSession(): void {
  history.replaceState(null, '')
}
