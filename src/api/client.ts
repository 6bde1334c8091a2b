import { create, type Struct } from 'superstruct'
import wretch from 'wretch'
import type { CallDefinition, CallFacts } from '#contract/define-call.ts'
import { EnvelopeStruct } from '#contract/envelope.ts'
import { hearTime } from '#lib/clock.ts'
import { toJson } from '#lib/json.ts'
import { CallError, type CallFault } from './errors.ts'
import { requestedAtHeader } from './prefetch.ts'

const mostTries = 3

/** Longest wait for a rate limit in seconds; a longer wait is shown to the person instead. */
const patience = 5

/**
 * Repeats a call after 429 and 503, as `Retry-After` says and with jitter, and once after a rotation of the sealing
 * keys, or if a body was sealed at another time than the gateway's (a clock was set). A write without an idempotency key is never repeated.
 */
async function withRetries<Value>(repeatable: boolean, send: (attempt: number) => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(attempt)
    } catch (error) {
      if (!(error instanceof CallError) || error.fault.kind !== 'refused') throw error
      const { code, status, retryAfter } = error.fault
      const sealAnew = (code === 'sealed_key_unknown' || code === 'sealed_expired') && attempt === 0
      const busy =
        repeatable && (status === 429 || status === 503) && code !== 'game_maintenance' && attempt < mostTries - 1
      if (!sealAnew && !busy) throw error
      const seconds = sealAnew ? 0 : (retryAfter ?? 2 ** attempt)
      if (seconds > patience) throw error
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 4)))
    }
  }
}

export interface ClientOptions {
  /** Origin of the gateway; empty if it is the page's own origin. */
  readonly baseUrl: string
  /** The bearer token for a call, if any. */
  token?(definition: CallFacts): string | undefined
  /** The header that names this device, for calls that may begin a session; otherwise none. */
  device?(definition: CallFacts): Record<string, string> | undefined
  /** Seals a body; loaded by the first sealed call. */
  seal?(request: SealRequest): Promise<string>
  /** Called for every fault, after the retries. The session store uses it to drop a token that is no longer valid. */
  onFault?(definition: CallFacts, fault: CallFault, token: string | undefined): void
  /** Replaces `fetch` in tests and in the static build. */
  fetch?(url: string, init: RequestInit): Promise<Response>
  /** Milliseconds after which a call counts as timed out. */
  timeout?: number
}

export interface SealRequest {
  readonly method: string
  readonly path: string
  readonly body: string
  /** The gateway did not know the key of the last attempt, or its time: fetch both again. */
  readonly refresh: boolean
}

export interface CallOptions {
  /** The idempotency key of a money call. The caller creates and stores it before sending. */
  readonly key?: string
  /** The file of an upload. */
  readonly file?: Blob
  /** Sends this call in place of `fetch`. */
  readonly send?: ClientOptions['fetch']
  /** Used in place of the client's own token. */
  readonly token?: string
}

export type CallFunction = <Request, Response>(
  definition: CallDefinition<string, Request, Response>,
  input: NoInfer<Request>,
  options?: CallOptions,
) => Promise<Response>

/**
 * Creates the client of the gateway. A call returns the validated `value` of the envelope, with amounts as bigint, or
 * throws `CallError`. Reads, and writes with a key, are repeated up to three times after 429 and 503, as `Retry-After`
 * says.
 */
export function createClient(options: ClientOptions): CallFunction {
  return async (definition, input, { key, token: own, file, send: sendBy } = {}) => {
    const open = definition.auth === 'none' && definition.name !== 'logout'
    const token = own ?? (open ? undefined : options.token?.(definition))
    const repeatable = definition.method === 'GET' || key !== undefined
    try {
      return await withRetries(repeatable, (attempt) =>
        send(options, definition, input, { key, token, file, sendBy, attempt }),
      )
    } catch (error) {
      if (error instanceof CallError) options.onFault?.(definition, error.fault, token)
      throw error
    }
  }
}

interface Sending {
  key: string | undefined
  token: string | undefined
  file: Blob | undefined
  sendBy: ClientOptions['fetch']
  attempt: number
}

async function send<Request, Response>(
  options: ClientOptions,
  definition: CallDefinition<string, Request, Response>,
  input: Request,
  { key, token, file, sendBy = options.fetch, attempt }: Sending,
): Promise<Response> {
  const inQuery = definition.method === 'GET' || definition.method === 'DELETE' || definition.upload
  const headers: Record<string, string> = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...options.device?.(definition),
    ...(inQuery ? {} : { 'content-type': 'application/json' }),
    ...(definition.upload && { 'content-type': 'application/octet-stream' }),
  }
  let request = wretch(options.baseUrl + definition.path + (inQuery ? query(input) : ''))
    .headers(headers)
    .options({
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(options.timeout ?? (definition.upload ? 60_000 : 10_000)),
    })
  if (sendBy) request = request.fetchPolyfill(sendBy)
  if (definition.upload) request = request.body(file ?? new Blob())
  else if (!inQuery) request = request.body(await bodyOf(options, definition, input, attempt))
  const asked = performance.now()
  const response = await request
    .fetch(definition.method)
    .res()
    .catch((error: unknown) => readFailure(definition, error))
  hearTime(Number(response.headers.get(requestedAtHeader) ?? asked), response.headers.get('date'))
  const text = await response.text().catch((error: unknown) => lost(definition, error))
  return read(definition.name, definition.response, response, text)
}

async function bodyOf(options: ClientOptions, definition: CallFacts, input: unknown, attempt: number) {
  const body = toJson(input)
  if (!definition.sealed) return body
  if (!options.seal) throw new Error(`${definition.name} needs a seal`)
  return JSON.stringify({
    sealed: await options.seal({ method: definition.method, path: definition.path, body, refresh: attempt > 0 }),
  })
}

function query(input: unknown): string {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}

function readFailure(definition: CallFacts, error: unknown): Response {
  if (error instanceof Error && 'response' in error && error.response instanceof Response) return error.response
  return lost(definition, error)
}

/** No complete answer came. The effect of the call is unknown, so this must not look like a refusal. */
function lost(definition: CallFacts, error: unknown): never {
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  throw new CallError(definition.name, { kind: timedOut ? 'timeout' : 'unreachable' })
}

function read<Value>(call: string, struct: Struct<Value, unknown>, response: Response, text: string): Value {
  const envelope = parse(call, response, text)
  if (!envelope.success) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new CallError(call, {
      kind: 'refused',
      code: envelope.code,
      status: response.status,
      message: envelope.message,
      value: envelope.value,
      isFinal: envelope.final ?? false,
      retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    })
  }
  try {
    return create(envelope.value, struct)
  } catch (error) {
    // Any error, not only a StructError: formatting a refused value can throw as well.
    throw new CallError(call, { kind: 'contract', detail: error instanceof Error ? error.message : String(error) })
  }
}

function parse(call: string, response: Response, text: string) {
  try {
    return create(JSON.parse(text), EnvelopeStruct)
  } catch {
    // While the gateway restarts, a proxy answers with its own pages. That counts as an unreachable gateway.
    if (response.status >= 500) throw new CallError(call, { kind: 'unreachable' })
    throw new CallError(call, { kind: 'contract', detail: `status ${response.status}, no envelope` })
  }
}
