import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refusalAnswer, type VendorAnswer } from '#contract/vendor/answer.ts'
import { answerHeaders, checkRequest } from '#contract/vendor/check-request.ts'
import { vendorCodes } from '#contract/vendor/codes.ts'
import { type ExchangeKey, vendorJson } from '#contract/vendor/exchange.ts'

export interface PartyOptions {
  readonly key: ExchangeKey
  readonly now: () => Date
  readonly port?: number
  readonly host?: string
}

/** Serves one side of the protocol with one key. @param answerTo a request whose signature is right */
export async function serveParty(
  { key, now, port = 0, host = '127.0.0.1' }: PartyOptions,
  answerTo: (path: string, body: unknown) => VendorAnswer | Promise<VendorAnswer>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const parts = await request.toArray().catch(() => undefined)
    // The other side has hung up.
    if (!parts) return
    const body = Buffer.concat(parts)
    const headers = new Headers(
      Object.entries(request.headersDistinct).map(([name, [value = ''] = []]) => [name, value]),
    )
    const checked = checkRequest({ path, headers, body }, (id) => (id === key.id ? key : undefined), now())
    const answer = checked.fault ? refusalAnswer(checked.fault) : await answerTo(path, JSON.parse(body.toString()))
    const bytes = Buffer.from(vendorJson(answer))
    const signed = 'key' in checked ? answerHeaders(key, checked.nonce, path, bytes, now()) : {}
    response.writeHead(vendorCodes[answer.code].status, signed).end(bytes)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
