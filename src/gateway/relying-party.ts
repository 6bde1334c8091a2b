import { isIP } from 'node:net'
import { isBelowDomain } from '#lib/checked-url.ts'
import type { GatewayConfig } from './config.ts'

/** The site that passkeys are made for; Web Authentication calls it the relying party. */
export interface RelyingParty {
  /** The domain that a passkey is bound to for good. */
  readonly id: string
  /** Pages that may ask for one. */
  readonly origins: readonly string[]
}

/**
 * The site as browsers know it: the domain of `PUBLIC_SITE_URL`, whose pages, and those of `CORS_ORIGINS` at the domain or
 * below it, can use passkeys. Undefined if browsers refuse to make any: at an address without a name, or without TLS.
 */
export function relyingPartyOf({
  siteUrl,
  corsOrigins,
}: Pick<GatewayConfig, 'siteUrl' | 'corsOrigins'>): RelyingParty | undefined {
  const { protocol, hostname: id, origin } = new URL(siteUrl)
  // Browsers treat the machine itself as safe without TLS.
  const isSafe = protocol === 'https:' || isBelowDomain(id, 'localhost')
  if (!isSafe || isIP(id.replace(/^\[|\]$/g, '')) > 0) return undefined
  const others = corsOrigins.filter((other) => isBelowDomain(new URL(other).hostname, id))
  return { id, origins: [...new Set([origin, ...others])] }
}
