import { isIP } from 'node:net'

/**
 * A URL that postbacks can go to, as it is kept: `https` at its usual port, a name with a dot, neither user nor password. A
 * fragment is left out. Undefined for any other. Which addresses the name leads to is asked each time that something is sent.
 */
export function postbackUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  // Numbers in any form have become an address by now: https://2130706433/ is 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0 || !host.includes('.') || host.endsWith('.localhost')) return undefined
  url.hash = ''
  return url.href
}
