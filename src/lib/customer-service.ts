import { checkedUrl } from './checked-url.ts'
import { decryptDes } from './des.ts'

/** The key is this many characters at the end of the path. */
const keyLength = 8

/**
 * The address in the `path` of a customer-service entry: base64 of DES-ECB, followed by its key of eight characters
 * (product rule 13.1). This hides nothing, so the address is checked like any other.
 *
 * @param origin the page's own origin
 * @param hosts if given, the only foreign hosts that are allowed
 * @returns undefined if the path cannot be read or its address is not allowed
 */
export function customerServiceUrl(path: string, origin: string, hosts?: readonly string[]): URL | undefined {
  const key = new TextEncoder().encode(path.slice(-keyLength))
  const data = fromBase64(path.slice(0, -keyLength))
  const plain = data && decryptDes(data, key)
  return plain && checkedUrl(new TextDecoder().decode(plain), origin, hosts)
}

function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
