import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ErrorCode } from '#contract/errors.ts'
import { plainLog } from '#gateway/log.ts'
import { type AddressReader, addressReader } from './address.ts'
import { failureAnswer } from './answer.ts'
import { bearerToken } from './authentication.ts'
import { ClientGone } from './body.ts'
import type { RequestContext } from './context.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { type DispatchPorts, dispatch } from './dispatch.ts'
import { CallFailure } from './failure.ts'
import type { RouteTable } from './routes.ts'
import { toFailure } from './thrown.ts'

/** Sent only over TLS; browsers must ignore it over plain HTTP. */
const strictTransport = 'max-age=63072000; includeSubDomains; preload'

/** Used in the log only, never sent. It is nginx's number. */
const clientGoneStatus = 499

/** Data that @hono/node-server adds to a request; tests pass `peer` instead. */
export interface ConnectionBindings {
  incoming?: { socket: { remoteAddress?: string | undefined } }
  peer?: string
}

export interface ApiOptions extends DispatchPorts {
  readonly table: RouteTable
  readonly log: Logger
  readonly corsOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
}

/** Everything under `/wps`: finds the call, dispatches it, and adds headers and a log line to every answer. */
export function api(options: ApiOptions): Hono<{ Bindings: ConnectionBindings }> {
  const { table, log, corsOrigins } = options
  const addresses = addressReader(options.trustedProxies)
  const access = plainLog(log)
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  app.all('/wps/*', async ({ req, env }) => {
    const startedAt = performance.now()
    const caller = callerOf(req.raw, peerOf(env), addresses, log)
    const methods = table.get(req.path)
    const origin = req.header('Origin')
    const wanted = req.method === 'OPTIONS' ? req.header('Access-Control-Request-Method') : methodOf(req.method)
    const bound = methods?.get(wanted ?? '')
    let refused: ErrorCode | 'client_gone' | undefined
    const response = await respond()
    const cross = req.method === 'OPTIONS' ? preflightHeaders : corsHeaders
    for (const [name, value] of Object.entries(cross(corsOrigins, origin, bound?.call)))
      response.headers.set(name, value)
    response.headers.set('X-Request-Id', caller.requestId)
    if (isSecure(req.raw, peerOf(env), addresses)) response.headers.set('Strict-Transport-Security', strictTransport)
    const line = { call: bound?.call.name, method: req.method, path: req.path, status: response.status, code: refused }
    const { requestId } = caller
    access.info({ requestId, ...line, ms: Math.round(performance.now() - startedAt) }, 'request')
    return response

    async function respond(): Promise<Response> {
      try {
        if (!methods) throw new CallFailure('not_found')
        if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed(methods) } })
        if (bound) return await dispatch(bound, req.raw, caller, options)
        refused = 'method_not_allowed'
        const answer = failureAnswer(new CallFailure(refused))
        answer.headers.set('Allow', allowed(methods))
        return answer
      } catch (thrown) {
        if (thrown instanceof ClientGone) {
          refused = 'client_gone'
          return new Response(null, { status: clientGoneStatus })
        }
        const failure = toFailure(thrown)
        refused = failure.code
        if (failure.status >= 500 && !closed.has(refused)) caller.log.error({ err: thrown, code: refused }, 'failed')
        return failureAnswer(failure)
      }
    }
  })
  return app
}

/** Codes with a status of 500 or more that are the operator's intention and no failure. */
const closed: ReadonlySet<ErrorCode> = new Set(['game_maintenance', 'system_maintenance'])

const methodOf = (method: string) => (method === 'HEAD' ? 'GET' : method)

const allowed = (methods: ReadonlyMap<string, unknown>) => [...methods.keys(), 'OPTIONS'].join(', ')

const peerOf = (env: ConnectionBindings | undefined) => env?.peer ?? env?.incoming?.socket.remoteAddress ?? '127.0.0.1'

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

/** The country from a trusted proxy's header. The same header from anybody else is ignored. */
function countryOf(headers: Headers, peer: string, addresses: AddressReader): string | null {
  const given = (headers.get('X-Country') ?? '').trim().toUpperCase()
  return addresses.trusts(peer) && /^[A-Z]{2}$/.test(given) ? given : null
}

function isSecure({ url, headers }: Request, peer: string, addresses: AddressReader): boolean {
  return url.startsWith('https:') || (addresses.trusts(peer) && headers.get('X-Forwarded-Proto') === 'https')
}
