import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { exchange, NoAnswer, type Send } from '#contract/vendor/exchange.ts'
import { askInDialect } from './aggregator/platform.ts'
import type { Books } from './books.ts'
import type { StudioKeys } from './keys.ts'
import { PlatformRefused } from './platform-refused.ts'

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

/** Milliseconds that the platform has for an answer. */
const patience = 4_000

interface Side {
  /** The platform's address. */
  readonly url: string
  readonly keys: StudioKeys
  readonly books: Books
  readonly now: () => Date
  readonly send?: Send
}

/** The platform at an address. It is asked in the dialect of the vendor's key. */
export function platformAt({ url, keys, books, now, send = fetch }: Side): Platform {
  return {
    async ask(vendor, call, request) {
      const key = keys.ofVendor(vendor)
      if (!key) throw new NoAnswer(`The studio has no key of ${vendor}`)
      if ('privateKey' in key)
        return call.value.create(await askInDialect({ url, key, books, now, send, patience }, call.name, request))
      const { code, value } = await exchange({ url, path: call.path, key, request, patience, now, send })
      if (code !== 'ok') throw new PlatformRefused(code, value)
      return call.value.create(value)
    },
  }
}
