import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { exchange, NoAnswer, type Send } from '#contract/vendor/exchange.ts'
import type { Books } from './books.ts'
import type { StudioKeys } from './keys.ts'

export interface StudioDeps {
  readonly books: Books
  readonly keys: StudioKeys
  /** Asks the platform in a vendor's name. */
  readonly platform: Platform
  /** Address of the studio's pages, without a slash at the end. */
  readonly url: () => string
  readonly log: (message: string, facts?: Readonly<Record<string, unknown>>) => void
  now(): Date
}

export interface Platform {
  /** @throws {PlatformRefused} {NoAnswer} */
  ask<Request, Value>(
    vendor: string,
    call: VendorCall<string, Request, Value, 'to-platform'>,
    request: Request,
  ): Promise<Value>
}

/** The platform's definite refusal. */
export class PlatformRefused extends Error {
  override readonly name = 'PlatformRefused'
  readonly code: VendorRefusalCode
  readonly value: unknown

  constructor(code: VendorRefusalCode, value: unknown) {
    super(`The platform refused: ${code}`)
    this.code = code
    this.value = value
  }
}

/** Milliseconds that the platform has for an answer. */
const patience = 4_000

/** The platform at an address. */
export function platformAt(url: string, keys: StudioKeys, now: () => Date, send: Send = fetch): Platform {
  return {
    async ask(vendor, call, request) {
      const key = keys.ofVendor(vendor)
      if (!key) throw new NoAnswer(`The studio has no key of ${vendor}`)
      const { code, value } = await exchange({ url, path: call.path, key, request, patience, now, send })
      if (code !== 'ok') throw new PlatformRefused(code, value)
      return call.value.create(value)
    },
  }
}
