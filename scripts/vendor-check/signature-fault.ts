import type { ExchangeKey } from '#contract/vendor/exchange.ts'
import {
  clockTolerance,
  isSameSignature,
  signatureHeaders,
  signatureOf,
  timestampPattern,
} from '#contract/vendor/signature.ts'

interface Asked {
  readonly path: string
  readonly nonce: string
  readonly key: ExchangeKey
  readonly now: Date
}

/** What is wrong with the signature of an answer; undefined if it is right. */
export function signatureFault(
  { headers, body }: { readonly headers: Headers; readonly body: Uint8Array },
  { path, nonce, key, now }: Asked,
): string | undefined {
  const names = Object.values(signatureHeaders)
  const missing = names.filter((name) => !headers.has(name))
  if (missing.length > 0) return `${missing.length === names.length ? 'none' : `no ${missing.join(', no ')}`}`
  const given = (name: keyof typeof signatureHeaders) => headers.get(signatureHeaders[name]) ?? ''
  const differs = (name: keyof typeof signatureHeaders, right: string) =>
    given(name) === right
      ? undefined
      : `another ${signatureHeaders[name]} than the request: ${given(name)}, not ${right}`
  return (
    differs('key', key.id) ??
    differs('nonce', nonce) ??
    timeFault(given('timestamp'), now) ??
    textFault(given('signature'), key.secret, { path, timestamp: given('timestamp'), nonce, body })
  )
}

function timeFault(timestamp: string, now: Date): string | undefined {
  const what = `${signatureHeaders.timestamp} ${timestamp}`
  if (!timestampPattern.test(timestamp)) return `${what}, which are no seconds since 1970`
  const off = Number(timestamp) - Math.floor(now.getTime() / 1000)
  if (Math.abs(off) > clockTolerance) return `${what}, which is ${off} seconds off the check’s clock`
  return
}

function textFault(
  given: string,
  secret: string,
  signed: { readonly path: string; readonly timestamp: string; readonly nonce: string; readonly body: Uint8Array },
): string | undefined {
  if (isSameSignature(signatureOf(secret, { method: 'ANSWER', ...signed }), given)) return
  if (!/^[0-9a-f]{64}$/.test(given))
    return `${signatureHeaders.signature} ${given}, which are not 64 hex digits in small letters`
  if (isSameSignature(signatureOf(secret, { method: 'POST', ...signed }), given))
    return `an ${signatureHeaders.signature} with the method POST; in an answer it is ANSWER`
  const { path, timestamp, nonce, body } = signed
  const text = `ANSWER, ${path}, ${timestamp}, ${nonce} and the SHA-256 of the ${body.length} bytes of the body`
  return `an ${signatureHeaders.signature} that is not that of ${text} under the secret of the key`
}
