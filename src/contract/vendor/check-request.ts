import type { VendorRefusalCode } from './codes.ts'
import type { ExchangeKey } from './exchange.ts'
import {
  clockTolerance,
  isSameSignature,
  noncePattern,
  signatureHeaders,
  signatureOf,
  timestampPattern,
} from './signature.ts'

export interface ReceivedRequest {
  readonly path: string
  readonly headers: Headers
  readonly body: Uint8Array
}

/** A request as its signature shows it. `key` and `nonce` are there if the signature is right: they sign the answer. */
export type CheckedRequest<Key extends ExchangeKey> =
  | { readonly fault: 'invalid_signature' }
  | { readonly fault: Extract<VendorRefusalCode, 'clock'> | undefined; readonly key: Key; readonly nonce: string }

/**
 * Checks signature and timestamp of a received request. The receiver still has to remember the nonce for ten minutes, and
 * refuse one that it knows.
 */
export function checkRequest<Key extends ExchangeKey>(
  { path, headers, body }: ReceivedRequest,
  keyOf: (id: string) => Key | undefined,
  now: Date,
): CheckedRequest<Key> {
  const given = (name: keyof typeof signatureHeaders) => headers.get(signatureHeaders[name]) ?? ''
  const [timestamp, nonce] = [given('timestamp'), given('nonce')]
  const key = keyOf(given('key'))
  if (!(key && timestampPattern.test(timestamp) && noncePattern.test(nonce))) return { fault: 'invalid_signature' }
  const right = signatureOf(key.secret, { method: 'POST', path, timestamp, nonce, body })
  if (!isSameSignature(right, given('signature'))) return { fault: 'invalid_signature' }
  const isOff = Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) > clockTolerance
  return { fault: isOff ? 'clock' : undefined, key, nonce }
}

/** The headers of an answer: signed with the key and the nonce of its request. */
export function answerHeaders(
  key: ExchangeKey,
  nonce: string,
  path: string,
  body: Uint8Array,
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000).toString()
  return {
    'Content-Type': 'application/json',
    [signatureHeaders.key]: key.id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: signatureOf(key.secret, { method: 'ANSWER', path, timestamp, nonce, body }),
  }
}
