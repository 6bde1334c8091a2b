import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { createEventsTicket } from '#contract/platform/events/create-events-ticket.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { parseConfig } from '#gateway/config.ts'
import { type RunningGateway, startGateway } from '#gateway/main.ts'
import { migratedDirectory } from '#tests/support/dumps.ts'
import { openPage } from '#tests/support/event-page.ts'

import { expectReconciledIn } from '#tests/support/ledger.ts'

const socketOptions = {
  perSession: 2,
  visitorsPerAddress: 3,
  strangersPerAddress: 4,
  most: 12,
  helloMs: 300,
  beatMs: 200,
}

describe('the socket on the embedded database', () => {
  let gateway: RunningGateway
  let directory: string
  beforeAll(async () => {
    directory = await migratedDirectory()
    const config = parseConfig({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent', SEED_DEMO: '0' })
    gateway = await startGateway(config, { events: socketOptions })
  })
  afterAll(async () => {
    await gateway.close()
    await expectReconciledIn(directory)
    await rm(directory, { recursive: true })
  })

  const trial = async () => {
    const client = createClient({ baseUrl: gateway.url })
    const { token } = await client(freePlay, { platform: 'W' })
    return { client, token, ticket: (await client(createEventsTicket, {}, { token })).ticket }
  }

  test('a trial user receives play money events and no messages', async () => {
    const { client, token, ticket } = await trial()
    const page = await openPage(gateway.url, { ticket })
    expect(await page.next('balance')).toMatchObject({ balance: 1000_00n, currency: 'FUN' })
    const { gameToken } = await client(launchGame, { nodeId: 1001, mode: 'trial', language: 'pt' }, { token })
    const round = await client(spinSlots, { stake: 100n }, { token: gameToken, key: crypto.randomUUID() })
    expect(await page.next('balance', 'message')).toMatchObject({ type: 'balance', balance: round.balance })
    await page.leave()
  })

  test('a ticket works once, and a made-up one never', async () => {
    const { ticket } = await trial()
    const page = await openPage(gateway.url, { ticket })
    await page.next('ready')
    const second = await openPage(gateway.url, { ticket })
    expect(await second.closed).toBe(4401)
    const madeUp = await openPage(gateway.url, { ticket: 'x'.repeat(43) })
    expect(await madeUp.closed).toBe(4401)
    await page.leave()
  })

  test('a socket without a valid hello is closed, and so is one that sends anything more', async () => {
    const odd = await openPage(gateway.url, null)
    odd.say('{"type":"hello","token":"secret"}')
    expect(await odd.closed).toBe(4400)
    const silent = await openPage(gateway.url, null)
    expect(await silent.closed).toBe(4408)
    const talker = await openPage(gateway.url)
    await talker.next('ready')
    talker.say('{"type":"hello"}')
    expect(await talker.closed).toBe(4400)
  })

  test('pages of another origin are refused, the gateway’s own are accepted', async () => {
    for (const Origin of ['https://evil.example', 'null'])
      await expect(openPage(gateway.url, {}, { Origin })).rejects.toThrow('403')
    const own = await openPage(gateway.url, {}, { Origin: gateway.url })
    await own.next('ready')
    await own.leave()
  })

  const places = async (count: number, hello: () => Promise<{ ticket?: string }>) => {
    const pages = []
    for (let index = 0; index < count; index++) {
      const page = await openPage(gateway.url, await hello())
      await page.next('ready')
      pages.push(page)
    }
    return pages
  }

  test('a session has a limit of sockets, whatever its address has, and a closed one makes room', async () => {
    const { client, token } = await trial()
    const hello = async () => ({ ticket: (await client(createEventsTicket, {}, { token })).ticket })
    const visitors = await places(3, async () => ({}))
    const pages = await places(2, hello)
    const refused = await openPage(gateway.url, await hello())
    expect(await refused.closed).toBe(4429)
    await pages[0]?.leave()
    const late = await places(1, hello)
    await Promise.all([...late, ...visitors, ...pages.slice(1)].map((page) => page.leave()))
  })

  test('visitors of one address share a limit, and sessions have their own', async () => {
    const visitors = await places(3, async () => ({}))
    const refused = await openPage(gateway.url)
    expect(await refused.closed).toBe(4429)
    const { ticket } = await trial()
    const member = await places(1, async () => ({ ticket }))
    await Promise.all([...member, ...visitors].map((page) => page.leave()))
  })

  test('a page gets heartbeats', async () => {
    const page = await openPage(gateway.url)
    expect(await page.next('heartbeat')).toBeDefined()
    expect(await page.next('heartbeat')).toBeDefined()
    await page.leave()
  })

  test('no other path accepts a socket', async () => {
    await expect(openPage(`${gateway.url}/elsewhere`)).rejects.toThrow('404')
  })
})
