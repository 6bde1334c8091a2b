import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Headers of every request and answer of the protocol. An answer repeats the nonce of its request. */
export const signatureHeaders = {
  key: 'X-Vendor-Key',
  timestamp: 'X-Vendor-Timestamp',
  nonce: 'X-Vendor-Nonce',
  signature: 'X-Vendor-Signature',
} as const

/** Seconds by which the clocks of two sides may differ. */
export const clockTolerance = 60

/** Seconds in which a nonce is used once. */
export const nonceLifetime = 600

export const noncePattern = /^[A-Za-z0-9_-]{16,64}$/
export const timestampPattern = /^\d{1,12}$/

/** What is signed. In an answer `method` is `ANSWER`, so that no request can be passed off as an answer. */
export interface Signed {
  readonly method: 'POST' | 'ANSWER'
  /** Path of the request, without host and query. */
  readonly path: string
  /** Seconds since 1970, as sent. */
  readonly timestamp: string
  readonly nonce: string
  /** The body as it is sent. */
  readonly body: Uint8Array
}

/** The text that is signed: method, path, timestamp, nonce and the body's SHA-256 in hex, each on a line of its own. */
export function canonicalText({ method, path, timestamp, nonce, body }: Signed): string {
  return [method, path, timestamp, nonce, bytesToHex(sha256(body))].join('\n')
}

/** The signature: HMAC-SHA-256 of {@link canonicalText} with the key's secret, in lower-case hex. */
export function signatureOf(secret: string, signed: Signed): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(canonicalText(signed))))
}

/** Compares two signatures in a time that does not depend on where they differ. */
export function isSameSignature(right: string, given: string): boolean {
  let difference = right.length ^ given.length
  for (let at = 0; at < right.length; at++) difference |= right.charCodeAt(at) ^ given.charCodeAt(at)
  return difference === 0
}
