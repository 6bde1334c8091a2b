import { randomBytes } from 'node:crypto'
import { StructError } from 'superstruct'
import { VendorAnswerStruct } from '#contract/vendor/answer.ts'
import { isVendorCode, type VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { clockTolerance, isSameSignature, signatureHeaders, signatureOf } from '#contract/vendor/signature.ts'
import { parseOutside } from '#gateway/outside-value.ts'
import { bulkhead } from './bulkhead.ts'
import type { Vendor } from './vendor.ts'

/** The vendor did not answer, or not as the protocol asks: what became of the question is unknown. */
export class VendorSilent extends Error {
  override readonly name = 'VendorSilent'
}

/** The vendor's definite refusal. */
export class VendorSaysNo extends Error {
  override readonly name = 'VendorSaysNo'
  readonly code: VendorRefusalCode

  constructor(code: VendorRefusalCode) {
    super(`The vendor refused: ${code}`)
    this.code = code
  }
}

/** Asks vendors by the calls of the protocol. */
export interface VendorClient {
  /** @throws {VendorSaysNo} {VendorSilent} */
  ask<Request, Value>(
    vendor: Vendor,
    call: VendorCall<string, Request, Value, 'to-vendor'>,
    request: Request,
  ): Promise<Value>
}

/** Milliseconds that a vendor has for an answer; the site waits a little longer. */
const patience = 4_000

/** Questions of one vendor that wait at a time. */
const places = 8

/** Largest answer in bytes. */
const largest = 2_000_000

export function vendorClient(now: () => Date, options: { readonly patience?: number } = {}): VendorClient {
  const { run } = bulkhead(places)
  const wait = options.patience ?? patience
  return {
    ask: async (vendor, call, request) => {
      const answer = await run(vendor.code, () => exchange(vendor, call.path, request, wait, now)).catch(silent)
      if (answer.code !== 'ok') throw new VendorSaysNo(answer.code)
      try {
        return call.value.create(answer.value)
      } catch (thrown) {
        if (thrown instanceof StructError)
          throw silence(`${call.name} was answered with a value of another form`, thrown)
        throw thrown
      }
    },
  }
}

const silence = (message: string, cause?: unknown) => new VendorSilent(message, { cause })

function silent(thrown: unknown): never {
  throw thrown instanceof VendorSilent ? thrown : silence('The vendor did not answer', thrown)
}

async function exchange(vendor: Vendor, path: string, request: unknown, wait: number, now: () => Date) {
  const [key] = vendor.keys
  if (!key) throw silence(`${vendor.code} has no key`)
  const body = Buffer.from(
    JSON.stringify(request, (_, value) => (typeof value === 'bigint' ? value.toString() : value)),
  )
  const nonce = randomBytes(16).toString('hex')
  const timestamp = seconds(now)
  const response = await fetch(`${vendor.url}${path}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(wait),
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
  expectSigned(response.headers, { secret: key.secret, path, nonce, body: answered }, now)
  const answer = VendorAnswerStruct.create(parseOutside(new TextDecoder().decode(answered)))
  if (!isVendorCode(answer.code) || answer.code === 'busy') throw silence(`answered with ${answer.code}`)
  return { code: answer.code, value: answer.value as unknown }
}

async function bounded(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > largest) throw silence('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

interface ExpectedAnswer {
  readonly secret: string
  readonly path: string
  readonly nonce: string
  readonly body: Uint8Array
}

/** @throws {VendorSilent} an answer that anybody could have written tells nothing */
function expectSigned(headers: Headers, { secret, path, nonce, body }: ExpectedAnswer, now: () => Date): void {
  const given = (name: keyof typeof signatureHeaders) => headers.get(signatureHeaders[name]) ?? ''
  const timestamp = given('timestamp')
  const right = signatureOf(secret, { method: 'ANSWER', path, timestamp, nonce, body })
  const isFresh = Math.abs(Number(seconds(now)) - Number(timestamp)) <= clockTolerance
  if (given('nonce') !== nonce || !isFresh || !isSameSignature(right, given('signature')))
    throw silence('The answer is not signed')
}

const seconds = (now: () => Date) => Math.floor(now().getTime() / 1000).toString()
