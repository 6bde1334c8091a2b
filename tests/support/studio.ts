import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { Send } from '#contract/vendor/exchange.ts'
import { vendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { connectStudio } from '#gateway/seed/demo-studio.ts'
import { openBooks } from '#studio/books.ts'
import { platformAt, type StudioDeps } from '#studio/deps.ts'
import { studioKeys } from '#studio/keys.ts'
import { studioApp } from '#studio/studio.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { type TestGateway, type TestGatewayOptions, testGateway } from '#tests/support/gateway.ts'
import { faultsOfExchange } from '#tests/support/openapi-answers.ts'

const url = 'http://studio.test'
const platform = 'http://platform.test'

/** How requests between the two go; tests of faults replace it. */
export interface Wires {
  toStudio: (send: () => Promise<Response>, path: string) => Promise<Response>
  toPlatform: (send: () => Promise<Response>, path: string) => Promise<Response>
}

export type WithStudio = Awaited<ReturnType<typeof gatewayWithStudio>>

/** A gateway with its catalogue, and the studio that plays ten of its vendors, both in this process. */
export async function gatewayWithStudio(options: TestGatewayOptions = {}) {
  const clock = options.clock ?? fakeClock()
  const wires: Wires = { toStudio: (send) => send(), toPlatform: (send) => send() }
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-studio-'))
  const pathOf = (address: string) => new URL(address).pathname
  /** What either side said otherwise than docs/openapi does. */
  const wrong: string[] = []
  const held =
    (name: 'vendor' | 'to-vendor', path: string, { body }: RequestInit, send: (path: string) => Promise<Response>) =>
    async () => {
      const response = await send(path)
      // The documents describe our own protocol; the other dialect's is its owner's.
      if (path.includes('/aggregator/')) return response
      wrong.push(...(await faultsOfExchange(name, path, body as Uint8Array, response)))
      return response
    }
  const toStudio: Send = (address, init) =>
    wires.toStudio(
      held('to-vendor', pathOf(address), init, async (path) => await app.request(path, init)),
      pathOf(address),
    )
  const vendors = vendorClient(clock.now, { send: toStudio })
  const gateway: TestGateway = await testGateway({ seeded: true, ...options, clock, vendors })
  await connectStudio(gateway.deps, { url, dataDir })
  const toPlatform: Send = (address, init) =>
    wires.toPlatform(
      held('vendor', pathOf(address), init, (path) => gateway.request(path, init)),
      pathOf(address),
    )
  const keys = studioKeys(dataDir)
  const books = openBooks()
  const deps: StudioDeps = {
    ...{ books, keys, now: clock.now, url: () => url, log: () => undefined },
    platform: platformAt({ url: platform, keys, books, now: clock.now, send: toPlatform }),
  }
  const app = studioApp(deps, { sites: [platform], pageDir: 'dist-studio' })
  /** Calls the studio as the page of a game does. */
  const page = async (call: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await app.request(`/api/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, value: (await response.json()) as PageAnswer }
  }
  /** Opens a game and takes a seat at it, as site and page do. */
  const seat = async (token: string, nodeId: number) => {
    const launched = await gateway.call(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token })
    return (await page('open', { launch: launched.value().url.split('#')[1] })).value
  }
  const close = async () => {
    books.close()
    await gateway.close()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  }
  return { gateway, clock, studio: deps, app, page, seat, wires, close }
}

/** What tests read of the studio's answers to its page. */
export interface PageAnswer {
  readonly session?: string
  readonly mode?: string
  readonly currency?: string
  readonly balance?: string
  readonly net?: string
  readonly stakes?: readonly string[]
  readonly game?: { readonly code: string; readonly profile: string }
  readonly round?: { readonly stake: string; readonly win: string; readonly steps: readonly unknown[] }
  readonly pending?: unknown
  readonly replay?: unknown
  readonly error?: { readonly code: string; readonly detail?: unknown }
}
