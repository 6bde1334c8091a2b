import { parseUrl } from './older-phones.ts'

/**
 * Checks an address from outside before a page follows it. Allowed are addresses on the page's own origin, and `https:`
 * addresses with a host name and without credentials.
 *
 * @param origin the page's own origin; relative addresses are resolved against it
 * @param hosts if given, foreign hosts must be one of these or a subdomain of one
 * @returns undefined for any other address
 */
export function checkedUrl(text: string, origin: string, hosts?: readonly string[]): URL | undefined {
  const url = parseUrl(text.trim(), origin)
  if (url?.username !== '' || url.password !== '') return undefined
  if (url.origin === origin && url.origin !== 'null') return url
  const named = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)
  const listed = hosts?.some((host) => isBelowDomain(url.hostname, host)) ?? true
  return url.protocol === 'https:' && named && listed ? url : undefined
}

/** Whether a host is a domain or a subdomain of it: `m.house.example` of `house.example`. */
export const isBelowDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)
