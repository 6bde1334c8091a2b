import { parseUrl } from './older-phones.ts'

/**
 * An address that somebody else gave, as far as a page may follow it: on the page's own origin, or `https:` at a host
 * with a name, without a login in it.
 *
 * @param origin the page's own origin; relative addresses are read from it
 * @param hosts where given, foreign hosts must be one of these or below one of these
 * @returns undefined for anything else
 */
export function checkedUrl(text: string, origin: string, hosts?: readonly string[]): URL | undefined {
  const url = parseUrl(text.trim(), origin)
  if (url?.username !== '' || url.password !== '') return undefined
  if (url.origin === origin && url.origin !== 'null') return url
  const named = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)
  const listed = hosts?.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ?? true
  return url.protocol === 'https:' && named && listed ? url : undefined
}
