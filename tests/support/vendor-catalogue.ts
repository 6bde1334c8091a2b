import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import type { Vendor } from '#gateway/play/vendor-door/vendor.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'

/** What a vendor says of a game; tests replace what they are about. */
export const offered = (gameId: string, said: object = {}) => ({
  ...{ gameId, names: { en: gameId }, category: 'RNG', classes: [], rtp: 9_612, hitFrequency: null, volatility: null },
  ...{ maxWin: null, lines: null, freePlay: false, cycle: 0, open: true },
  ...said,
})

/** A vendor with a list of games, and a server of pictures at the address of its calls. */
export async function vendorWithGames() {
  let games: readonly unknown[] = []
  const files = new Map<string, Uint8Array>()
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url)
    const file = files.get(url)
    if (url === '/moved.png') answer.writeHead(302, { Location: '/good.png' }).end()
    else if (file) answer.end(file)
    else answer.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client: VendorClient = {
    async ask<Request, Value>(_: Vendor, call: VendorCall<string, Request, Value, 'to-vendor'>, request: Request) {
      if (call.name !== 'games') return call.value.create({ open: true })
      const { after } = request as { after?: string }
      const isLast = (game: unknown) => after !== undefined && (game as { gameId?: string }).gameId === after
      const from = games.findIndex(isLast) + 1
      return call.value.create({ games: games.slice(from, from + 500), more: from + 500 < games.length })
    },
  }
  return {
    client,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    /** Paths of the pictures that were asked for. */
    asked,
    offer: (...list: readonly unknown[]) => {
      games = list
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
