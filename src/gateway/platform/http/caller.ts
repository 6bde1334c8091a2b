import type { Logger } from 'pino'
import { type AddressReader, unknownAddress } from './address.ts'
import { bearerToken } from './authentication.ts'
import type { RequestContext } from './context.ts'

/** Data that @hono/node-server adds to a request; tests pass `peer` instead. */
export interface ConnectionBindings {
  incoming?: { socket: { remoteAddress?: string | undefined } }
  peer?: string
}

/** The other end of a connection. A closed one has no address, and must not pass for one of this machine. */
export function peerOf(env: ConnectionBindings | undefined): string {
  if (env?.peer !== undefined) return env.peer
  return env?.incoming ? (env.incoming.socket.remoteAddress ?? unknownAddress) : '127.0.0.1'
}

/** Milliseconds between two log lines about clients without an address. */
const warnEvery = 60_000

/** Reads who sends a request, from which connection. */
export function callerReader(
  addresses: AddressReader,
  log: Logger,
): (request: Request, peer: string) => RequestContext {
  let warnedAt = Number.NEGATIVE_INFINITY
  return (request, peer) => {
    const caller = callerOf(request, peer, addresses, log)
    if (caller.address === unknownAddress && performance.now() - warnedAt > warnEvery) {
      warnedAt = performance.now()
      caller.log.warn({ peer }, 'a trusted proxy names no address that can be read')
    }
    return caller
  }
}

function callerOf({ headers }: Request, peer: string, addresses: AddressReader, log: Logger): RequestContext {
  const given = headers.get('X-Request-Id') ?? ''
  const requestId = /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID()
  const device = headers.get('X-Device') ?? ''
  const token = bearerToken(headers.get('Authorization') ?? undefined)
  return {
    requestId,
    address: addresses.read(peer, headers.get('X-Forwarded-For') ?? undefined),
    userAgent: (headers.get('User-Agent') ?? '').slice(0, 255),
    country: countryOf(headers, peer, addresses),
    log: log.child({ requestId }),
    ...(token === undefined ? {} : { token }),
    ...(/^[\w-]{16,64}$/.test(device) && { device }),
  }
}

/**
 * The country from a trusted proxy's header; the same header from anybody else is ignored. Of several the last one counts:
 * the proxy added it to what the client had sent.
 */
function countryOf(headers: Headers, peer: string, addresses: AddressReader): string | null {
  const given = (headers.get('X-Country') ?? '').split(',').at(-1)?.trim().toUpperCase() ?? ''
  return addresses.trusts(peer) && /^[A-Z]{2}$/.test(given) ? given : null
}

export function isSecure({ url, headers }: Request, peer: string, addresses: AddressReader): boolean {
  const [scheme = ''] = (headers.get('X-Forwarded-Proto') ?? '').split(',')
  return url.startsWith('https:') || (addresses.trusts(peer) && scheme.trim().toLowerCase() === 'https')
}
