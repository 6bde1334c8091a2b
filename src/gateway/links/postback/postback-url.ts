import { isIP } from 'node:net'

/**
 * A valid URL for postbacks in its stored spelling: `https` at the default port, a name with a dot, neither user nor
 * password, no fragment. Undefined for any other. The sender checks the addresses of the name at each delivery.
 */
export function postbackUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  // The parser has already turned numbers into an address: https://2130706433/ is 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0 || !host.includes('.') || host.endsWith('.localhost')) return undefined
  url.hash = ''
  return url.href
}
