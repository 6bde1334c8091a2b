import { randomBytes } from 'node:crypto'
import { VendorAnswerStruct } from '#contract/vendor/answer.ts'
import { type ExchangeKey, vendorJson } from '#contract/vendor/exchange.ts'
import { signatureHeaders, signatureOf } from '#contract/vendor/signature.ts'
import { signatureFault } from './signature-fault.ts'

/** The way to the other side. It may lose answers, delay requests, double them and change their order. */
export type Line = (path: string, init: RequestInit) => Promise<Response>

/** The side that the suite plays: its key, its way to the other side, and its time. */
export interface Party {
  readonly key: ExchangeKey
  readonly line: Line
  now(): Date
  sleep(milliseconds: number): Promise<void>
}

/** What of a request is wrong on purpose. */
export interface Forged {
  readonly key?: string
  readonly secret?: string
  /** Seconds by which the clock is wrong. */
  readonly clock?: number
  readonly timestamp?: string
  readonly nonce?: string
  /** What is signed in place of the right path, method and body. */
  readonly signedPath?: string
  readonly signedMethod?: 'ANSWER'
  readonly signedBody?: string
  /** Changes the signature. */
  readonly change?: (signature: string) => string
  /** A header that is left out. */
  readonly without?: keyof typeof signatureHeaders
}

export interface Reply {
  /** The body of the request, as it was sent. */
  readonly request: string
  readonly status: number
  readonly code: string
  readonly message: string | undefined
  readonly value: Readonly<Record<string, unknown>>
  /** What is wrong with the signature of the answer; undefined if it is signed for its request. */
  readonly signatureFault: string | undefined
}

/** Milliseconds after which a party gives up. */
const patience = 4_000

/** The way over HTTP. */
export const httpLine =
  (url: string): Line =>
  (path, init) =>
    fetch(`${url}${path}`, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })

export const newNonce = () => randomBytes(16).toString('hex')

/**
 * Sends a request. One that the other side counts as too many is sent again later, because nothing was decided.
 *
 * @param request the body; a text is sent as it is
 * @throws if there is no answer, or none that is JSON
 */
export async function post(party: Party, path: string, request: unknown, forged: Forged = {}): Promise<Reply> {
  const { key, line } = party
  const timestamp = forged.timestamp ?? Math.floor(party.now().getTime() / 1000 + (forged.clock ?? 0)).toString()
  const nonce = forged.nonce ?? newNonce()
  const text = typeof request === 'string' ? request : vendorJson(request)
  const signature = signatureOf(forged.secret ?? key.secret, {
    method: forged.signedMethod ?? 'POST',
    path: forged.signedPath ?? path,
    timestamp,
    nonce,
    body: Buffer.from(forged.signedBody ?? text),
  })
  const headers = new Headers({
    'Content-Type': 'application/json',
    [signatureHeaders.key]: forged.key ?? key.id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: forged.change ? forged.change(signature) : signature,
  })
  if (forged.without) headers.delete(signatureHeaders[forged.without])
  const response = await line(path, { method: 'POST', headers, body: text })
  if (response.status === 429) {
    await party.sleep(1000 * Number(response.headers.get('Retry-After') ?? 1))
    return await post(party, path, request, forged)
  }
  const body = new Uint8Array(await response.arrayBuffer())
  const fault = signatureFault({ headers: response.headers, body }, { path, nonce, key, now: party.now() })
  const { code, message, value } = VendorAnswerStruct.create(JSON.parse(new TextDecoder().decode(body)))
  const isRecord = typeof value === 'object' && value !== null
  return {
    ...{ request: text, status: response.status, code, message, signatureFault: fault },
    value: isRecord ? (value as Reply['value']) : {},
  }
}
