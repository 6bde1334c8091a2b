import { environment } from './environment.ts'
import { handoffKey, resetKey } from './storage-keys.ts'

/** Secrets in an address that must not stay there: the token of an e-mailed link, the code of a hand-off. */
type Secret = 'reset' | 'token'

/** Key in the tab's storage under which the secret waits until it is sent. */
export const secretKey = (name: Secret) => (name === 'reset' ? resetKey : handoffKey)

/**
 * Moves a secret from the address to the tab's storage. `layouts/boot.js` does the same before anything else runs;
 * this function is for pages where the storage was blocked then.
 *
 * @param hash the hash of the new address; default: the current one
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
