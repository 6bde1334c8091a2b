import { atom } from 'nanostores'
import type { CallFault } from '#api/errors.ts'
import { secretKey, takeSecret } from './address-secret.ts'
import { environment } from './environment.ts'

/**
 * A login that was handed on by the address, `?token=<code>`: `waiting` until the code is exchanged (`take-over.ts`), a
 * fault where that failed.
 */
export const $handoff = atom<'none' | 'waiting' | CallFault>('none')

let code: string | undefined

/**
 * Takes the code that waits in this tab. For a page that stays: one that sends the person on leaves it to the next, which
 * `layouts/early.js` decides.
 */
export function awaitHandoff(): void {
  takeSecret('token')
  const key = secretKey('token')
  code = environment.tab.get(key)
  // It counts once, whatever comes of it; nor is it lost when the tab forgets a session that ran out meanwhile.
  environment.tab.remove(key)
  if (code) $handoff.set('waiting')
}

/** The code, once. */
export function takeCode(): string | undefined {
  const taken = code
  code = undefined
  return taken
}
