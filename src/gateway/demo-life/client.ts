import { CompactEncrypt, importJWK } from 'jose'
import { create, type Infer } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { EnvelopeStruct } from '#contract/envelope.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { toJson } from '#lib/json.ts'

/** Answers a request as the gateway does, from the address of `peer`. */
export type Ask = (path: string, init: RequestInit, env: { readonly peer: string }) => Response | Promise<Response>

/** The gateway has refused a call. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string
  readonly status: number

  constructor(call: string, code: string, status: number) {
    super(`${call} was refused with ${code}`)
    this.code = code
    this.status = status
  }
}

/** Where a person sits: the gateway sees nothing else of them. */
interface Device {
  readonly address: string
  readonly userAgent: string
}

interface Sending {
  readonly token?: string
  /** The idempotency key. */
  readonly key?: string
}

/** The sum of a person's calls. It goes the way of every client: headers, limits, seals and checks are those of the site. */
export type Client = <Request, Value>(
  call: CallDefinition<string, Request, Value>,
  input: Request,
  sending?: Sending,
) => Promise<Value>

type SealKey = Infer<typeof getKeys.response>['keys'][number]

/**
 * A client in this process, without a connection.
 *
 * @param now the gateway's clock, since sealed bodies carry their time
 */
export function clientOf(ask: Ask, now: () => Date, { address, userAgent }: Device): Client {
  let key: SealKey | undefined

  const send: Client = async (call, input, { token, key: once } = {}) => {
    const inQuery = call.method === 'GET' || call.method === 'DELETE'
    const query = inQuery ? queryOf(input) : ''
    const headers = {
      'User-Agent': userAgent,
      ...(inQuery ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(once === undefined ? {} : { 'Idempotency-Key': once }),
    }
    const body = inQuery ? {} : { body: toJson(call.sealed ? await sealed(call, input) : input) }
    const response = await ask(`${call.path}${query}`, { method: call.method, headers, ...body }, { peer: address })
    const envelope = create(await response.json(), EnvelopeStruct)
    if (!envelope.success) throw new Refused(call.name, envelope.code, response.status)
    return create(envelope.value, call.response)
  }

  async function sealed({ method, path }: Pick<CallDefinition, 'method' | 'path'>, body: unknown) {
    // Keys change once a day, and a person comes for an hour.
    key ??= (await send(getKeys, {})).keys[0]
    if (!key) throw new Error('The gateway has no key')
    const inside = { body, method, path, jti: crypto.randomUUID(), iat: Math.floor(now().getTime() / 1000) }
    const encryption = new CompactEncrypt(new TextEncoder().encode(toJson(inside))).setProtectedHeader({
      ...{ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid },
    })
    return { sealed: await encryption.encrypt(await importJWK(key, 'ECDH-ES')) }
  }

  return send
}

function queryOf(input: unknown): string {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).map(([name, value]) => [name, String(value)])
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}
