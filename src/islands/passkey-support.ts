import { isBelowDomain } from '#lib/checked-url.ts'

/**
 * Whether this browser can use passkeys of a domain on this page. No browser makes any for an address without a name.
 *
 * @param domain the gateway's domain for passkeys; null if it accepts none
 */
export function hasPasskeys(domain: string | null): boolean {
  const { hostname } = location
  const isNamed = !/^[\d.]+$|:/.test(hostname)
  return domain !== null && isNamed && isBelowDomain(hostname, domain) && 'PublicKeyCredential' in window
}
