import { atom } from 'nanostores'
import type { CallFault } from '#api/errors.ts'
import { secretKey, takeSecret } from '#stores/address-secret.ts'
import { environment } from '#stores/environment.ts'

/**
 * The state of a login that came with the address (`?token=<code>`): `waiting` until the code is exchanged
 * (`take-over.ts`), a fault if that failed.
 */
export const $handoff = atom<'none' | 'waiting' | CallFault>('none')

let code: string | undefined

/**
 * Takes the code that waits in this tab. Only pages that stay open take it; `layouts/boot.js` decides whether a page
 * redirects, and leaves the code to the next page then.
 */
export function awaitHandoff(): void {
  takeSecret('token')
  const key = secretKey('token')
  code = environment.tab.get(key)
  // The code is used once, whatever the result. It also survives when the tab drops an expired session in between.
  environment.tab.remove(key)
  if (code) $handoff.set('waiting')
}

/** The code; undefined after the first call. */
export function takeCode(): string | undefined {
  const taken = code
  code = undefined
  return taken
}
