import { VendorAnswerStruct } from './answer.ts'
import { isVendorCode, type VendorCode } from './codes.ts'
import { clockTolerance, isSameSignature, signatureHeaders, signatureOf } from './signature.ts'

/** A key of the protocol, on either side. */
export interface ExchangeKey {
  readonly id: string
  readonly secret: string
}

export interface Exchange {
  /** Address of the other side, without a slash at the end. */
  readonly url: string
  readonly path: string
  readonly key: ExchangeKey
  readonly request: unknown
  /** Milliseconds for the whole answer. */
  readonly patience: number
  readonly now: () => Date
  /** Sends the request; default: `fetch`. */
  readonly send?: Send
}

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** The other side did not answer, or not as the protocol asks: what became of the request is unknown. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Largest answer in bytes. */
const largest = 2_000_000

/** JSON with amounts as digits. */
export const vendorJson = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? entry.toString() : entry))

/**
 * Sends a signed request, and checks that the answer is signed for it.
 *
 * @throws {NoAnswer} without an answer that can be believed; `busy` counts as none, because nothing was decided
 */
export async function exchange(asked: Exchange): Promise<{ readonly code: VendorCode; readonly value: unknown }> {
  try {
    const { code, value } = await answerOf(asked)
    if (!isVendorCode(code) || code === 'busy') throw new NoAnswer(`The answer was ${code}`)
    return { code, value }
  } catch (thrown) {
    throw thrown instanceof NoAnswer ? thrown : new NoAnswer('There was no answer', { cause: thrown })
  }
}

async function answerOf({ url, path, key, request, patience, now, send = fetch }: Exchange) {
  const body = new TextEncoder().encode(vendorJson(request))
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const timestamp = seconds(now)
  const response = await send(`${url}${path}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: {
      'Content-Type': 'application/json',
      [signatureHeaders.key]: key.id,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signatureOf(key.secret, { method: 'POST', path, timestamp, nonce, body }),
    },
    body,
  })
  const answered = await bounded(response)
  const given = (name: keyof typeof signatureHeaders) => response.headers.get(signatureHeaders[name]) ?? ''
  const signed = {
    method: 'ANSWER',
    path,
    timestamp: given('timestamp'),
    nonce: given('nonce'),
    body: answered,
  } as const
  const isFresh = Math.abs(Number(seconds(now)) - Number(signed.timestamp)) <= clockTolerance
  if (signed.nonce !== nonce || !isFresh || !isSameSignature(signatureOf(key.secret, signed), given('signature')))
    throw new NoAnswer('The answer is not signed')
  const { code, value } = VendorAnswerStruct.create(JSON.parse(new TextDecoder().decode(answered)))
  return { code, value: value as unknown }
}

/** The body of an answer. @throws {NoAnswer} if it has more than `most` bytes */
export async function bounded(response: Response, most = largest): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new NoAnswer('The answer is too large')
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

const seconds = (now: () => Date) => Math.floor(now().getTime() / 1000).toString()
