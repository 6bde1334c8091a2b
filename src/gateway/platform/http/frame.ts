import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { CallDefinition } from '#contract/define-call.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { plainLog } from '#gateway/log.ts'
import { isStorable } from '#gateway/outside-value.ts'
import { addressReader } from './address.ts'
import { failureAnswer } from './answer.ts'
import { ClientGone } from './body.ts'
import { type ConnectionBindings, callerReader, isSecure, peerOf } from './caller.ts'
import type { RequestContext } from './context.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { CallFailure } from './failure.ts'
import { toFailure } from './thrown.ts'

/** Sent only over TLS; browsers must ignore it over plain HTTP. */
const strictTransport = 'max-age=63072000; includeSubDomains; preload'

/** Used in the log only, never sent. It is nginx's number. */
const clientGoneStatus = 499

/** Codes with a status of 500 or more that are the operator's intention and no failure. */
const closed: ReadonlySet<ErrorCode> = new Set(['game_maintenance', 'system_maintenance'])

export interface FrameOptions {
  readonly log: Logger
  readonly corsOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
}

/** What is asked for; undefined if there is nothing at the address. */
interface Asked {
  /** Its name in the log. */
  readonly name: string
  /** Who of other origins may read the answer; left out, nobody may. */
  readonly access?: Pick<CallDefinition, 'auth' | 'method'>
}

/**
 * What every request under `/wps` gets, whoever answers it: the caller with address and request id, a failure as an
 * answer, the headers of all answers, and a log line.
 */
export type Frame = (
  context: Context<{ Bindings: ConnectionBindings }>,
  asked: Asked | undefined,
  respond: (caller: RequestContext) => Promise<Response>,
) => Promise<Response>

export function requestFrame({ log, corsOrigins, trustedProxies }: FrameOptions): Frame {
  const addresses = addressReader(trustedProxies)
  const callerOf = callerReader(addresses, log)
  const access = plainLog(log)
  return async ({ req, env }, asked, respond) => {
    const startedAt = performance.now()
    const peer = peerOf(env)
    const caller = callerOf(req.raw, peer)
    let refused: ErrorCode | 'client_gone' | undefined
    const response = await answer()
    if (!asked || asked.access) {
      const cross = req.method === 'OPTIONS' ? preflightHeaders : corsHeaders
      for (const [name, value] of Object.entries(cross(corsOrigins, req.header('Origin'), asked?.access)))
        response.headers.set(name, value)
    }
    response.headers.set('X-Request-Id', caller.requestId)
    if (isSecure(req.raw, peer, addresses)) response.headers.set('Strict-Transport-Security', strictTransport)
    const line = { call: asked?.name, method: req.method, path: req.path, status: response.status, code: refused }
    const { requestId } = caller
    access.info({ requestId, ...line, ms: Math.round(performance.now() - startedAt) }, 'request')
    return response

    async function answer(): Promise<Response> {
      try {
        if (!isSoundPath(new URL(req.url).pathname)) throw new CallFailure('not_found')
        return await respond(caller)
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
  }
}

/** Whether a path names characters: not half a percent-encoding, no bytes that are no UTF-8, no U+0000. */
function isSoundPath(path: string): boolean {
  try {
    return isStorable(decodeURIComponent(path))
  } catch {
    return false
  }
}
