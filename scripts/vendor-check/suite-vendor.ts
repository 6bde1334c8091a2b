import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refusalAnswer, type VendorAnswer } from '#contract/vendor/answer.ts'
import { answerHeaders, checkRequest } from '#contract/vendor/check-request.ts'
import { vendorCodes } from '#contract/vendor/codes.ts'
import { type ExchangeKey, vendorJson } from '#contract/vendor/exchange.ts'
import { launch } from '#contract/vendor/to-vendor/launch.ts'

/** The vendor's side of the protocol while the suite plays a vendor: it opens every launch, and keeps the token. */
export interface SuiteVendor {
  /** Where the platform has to find it. */
  readonly url: string
  /** The token of the last launch. @throws if the platform has asked for none since the last time */
  takeToken(): string
  close(): Promise<void>
}

interface Options {
  readonly key: ExchangeKey
  readonly now: () => Date
  readonly port?: number
  readonly host?: string
}

export async function startSuiteVendor({ key, now, port = 0, host = '127.0.0.1' }: Options): Promise<SuiteVendor> {
  let launched: string | undefined
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = Buffer.concat(await request.toArray())
    const headers = new Headers(
      Object.entries(request.headersDistinct).map(([name, [value = ''] = []]) => [name, value]),
    )
    const checked = checkRequest({ path, headers, body }, (id) => (id === key.id ? key : undefined), now())
    const answer = checked.fault ? refusalAnswer(checked.fault) : answerTo(path, body)
    const bytes = Buffer.from(vendorJson(answer))
    const signed = 'key' in checked ? answerHeaders(key, checked.nonce, path, bytes, now()) : {}
    response.writeHead(vendorCodes[answer.code].status, signed).end(bytes)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  return {
    url,
    takeToken() {
      if (launched === undefined) throw new Error('The platform did not ask the vendor to open the game')
      const token = launched
      launched = undefined
      return token
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  function answerTo(path: string, body: Uint8Array): VendorAnswer {
    switch (path) {
      case '/games/v1/health':
        return { code: 'ok', value: { open: true } }
      case '/games/v1/games':
        return { code: 'ok', value: { games: [], more: false } }
      case launch.path:
        launched = launch.request.create(JSON.parse(new TextDecoder().decode(body))).token
        // Nobody looks at the page.
        return { code: 'ok', value: { url: `${url}/game/#1`, frame: true } }
      case '/games/v1/round':
      case '/games/v1/roundStatus':
        return refusalAnswer('unknown_round')
      default:
        return refusalAnswer('unknown_call')
    }
  }
}
