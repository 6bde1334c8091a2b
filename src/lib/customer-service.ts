import { checkedUrl } from './checked-url.ts'
import { decryptDes } from './des.ts'

/** Characters at the end of a path that are its key. */
const keyLength = 8

/**
 * The address behind the `path` of a customer-service entry: base64 of DES-ECB, followed by the eight characters that
 * are the key. That hides nothing from anybody, so the address passes the same check as any other.
 *
 * @param origin the page's own origin
 * @param hosts where given, the only foreign hosts allowed
 * @returns undefined where the path cannot be read or its address must not be followed
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
