import { StructError } from 'superstruct'
import type { VendorCode, VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { exchange, NoAnswer, type Send } from '#contract/vendor/exchange.ts'
import { health } from '#contract/vendor/to-vendor/health.ts'
import { cleaned } from '#gateway/outside-value.ts'
import { askInDialect } from './aggregator/dialect-client.ts'
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
const usualPatience = 4_000

/** Questions of one vendor that wait for its answer, and those that wait for a place. Many players open its games at one moment. */
const limits = { atOnce: 16, waiting: 200, patience: 1_000 }

/** The client of a gateway. @param options replace the usual time for an answer, in milliseconds, and the way to send */
export function vendorClient(now: () => Date, options: { patience?: number; send?: Send } = {}): VendorClient {
  const { patience = usualPatience, send = fetch } = options
  const { run } = bulkhead(limits)
  return {
    async ask(vendor, call, request) {
      const [key] = vendor.keys
      if (!key) throw new VendorSilent(`${vendor.code} has no key`)
      const asked = { url: vendor.url, path: call.path, key, request, patience, now, send }
      const talk = () =>
        vendor.dialect === 'aggregator'
          ? askInDialect({ vendor, key, name: call.name, request, patience, send })
          : exchange(asked)
      // Whether it is there is asked beside the other questions: those of a silent vendor fill its places.
      const places = call.name === health.name ? `${vendor.code} ${health.name}` : vendor.code
      const { code, value } = await run(places, talk).catch((thrown: unknown) => {
        throw new VendorSilent(`${vendor.code} did not answer ${call.name}`, { cause: thrown })
      })
      if (isRefusal(code)) throw new VendorSaysNo(code)
      try {
        return call.value.create(cleaned(value))
      } catch (thrown) {
        if (!(thrown instanceof StructError)) throw thrown
        throw new VendorSilent(`${call.name} was answered with a value of another form`, {
          cause: new NoAnswer(thrown.message),
        })
      }
    },
  }
}

const isRefusal = (code: VendorCode): code is VendorRefusalCode => code !== 'ok'
