import { environment } from './environment.ts'

/** What an address may bring that must not stay in it: the token of an e-mailed link, the code of a hand-off. */
type Secret = 'reset' | 'token'

/** Where it waits in this tab until it is sent. */
export const secretKey = (name: Secret) => `arara.${name}`

/**
 * Takes a secret out of the address. `layouts/early.js` does the same before anything else runs; this is for where it
 * found the tab's storage blocked.
 *
 * @param hash of the address that is left, instead of its own
 */
export function takeSecret(name: Secret, hash = environment.place().hash): void {
  const { path, search } = environment.place()
  const values = new URLSearchParams(search)
  const secret = values.get(name)
  if (!secret) return
  values.delete(name)
  environment.tab.set(secretKey(name), secret)
  environment.move(`${path}${values.size > 0 ? `?${values}` : ''}${hash === '' ? '' : `#${hash}`}`, 'replace')
}
