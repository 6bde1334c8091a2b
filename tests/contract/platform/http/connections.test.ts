import { afterEach, expect, test } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import { createLog } from '#gateway/log.ts'
import { addressReader } from '#gateway/platform/http/address.ts'
import { type HttpServer, httpServer } from '#gateway/platform/http/server.ts'
import { type ServerLimits, serverLimits } from '#gateway/platform/http/server-limits.ts'
import { connectRaw, type RawConnection, rawRequest } from '#tests/support/raw-http.ts'

// Clients that use more than their share, on real connections. An hour replaces every limit that is not under test.

const hour = 3_600_000
const wide: ServerLimits = {
  most: 100,
  perAddress: 100,
  firstByteMs: hour,
  headersMs: hour,
  requestMs: hour,
  keepAliveMs: hour,
  unreadMs: hour,
  checkMs: 20,
}

let running: { web: HttpServer; url: string } | undefined
let letGo: () => void = () => undefined
let atWork = 0
afterEach(async () => {
  letGo()
  await running?.web.close(0)
})

/** Answers `/` at once, `/held` when it is let go, `/large` with more than any buffer between holds, and reads bodies. */
async function serve(limits: Partial<ServerLimits>, trustedProxies: string[] = []) {
  atWork = 0
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answer = async (request: Request) => {
    await request.text()
    const { pathname } = new URL(request.url)
    if (pathname === '/held') {
      atWork++
      await held
    }
    return new Response(pathname === '/large' ? new Uint8Array(64 * 1024 * 1024) : 'answered')
  }
  const web = httpServer(answer, { ...wide, ...limits }, addressReader(trustedProxies), createLog('silent'))
  running = { web, url: await web.listen(0, '127.0.0.1') }
  return running
}

async function ask(url: string, path = '/', headers: Record<string, string> = {}): Promise<RawConnection> {
  const connection = await connectRaw(url)
  connection.send(rawRequest('GET', path, headers))
  return connection
}

/** Requests that are held, once all of them have arrived. */
async function holding(number: number, url: string): Promise<RawConnection[]> {
  const held = await Promise.all(Array.from({ length: number }, () => ask(url, '/held')))
  await expect.poll(() => atWork, { timeout: 60_000 }).toBe(number)
  return held
}

const open = async (count: number, url: string) => {
  const opened: RawConnection[] = []
  // One after the other: the first is the one that has waited longest.
  for (let index = 0; index < count; index++) opened.push(await connectRaw(url))
  return opened
}

/** How many connections the gateway has. */
const count = ({ web }: { web: HttpServer }) =>
  new Promise<number>((resolve) => web.server.getConnections((_, number) => resolve(number)))

test('the limits of a gateway are those of the operator’s guide', () => {
  const limits = serverLimits(parseConfig({}), 100_000)
  expect(limits).toMatchObject({ most: 10_000, perAddress: 2_500, firstByteMs: 10_000, keepAliveMs: 5_000 })
  expect(limits).toMatchObject({ headersMs: 10_000, requestMs: 30_000, checkMs: 1_000 })
})

test('there are never more connections than the system lets a process have open', () => {
  expect(serverLimits(parseConfig({}), 1024)).toMatchObject({ most: 624, perAddress: 156 })
  expect(serverLimits(parseConfig({ MAX_CONNECTIONS: '50', MAX_CONNECTIONS_PER_ADDRESS: '60' }), 1024)).toMatchObject({
    most: 50,
    perAddress: 50,
  })
})

test('a silent connection is closed without an answer', async () => {
  const { url } = await serve({ firstByteMs: 20 })
  const silent = await connectRaw(url)
  expect(await silent.ended).toBe('')
})

test('headers and bodies have a time limit, even if bytes keep coming', async () => {
  const { url } = await serve({ headersMs: 100, requestMs: 200 })
  const [headers, body] = await Promise.all([connectRaw(url), connectRaw(url)])
  headers.send('GET / HTTP/1.1\r\nX: ')
  body.send(rawRequest('POST', '/', { 'Content-Length': '100000' }))
  const drip = setInterval(() => {
    for (const connection of [headers, body]) if (!connection.hasEnded) connection.send('a')
  }, 10)
  expect(await Promise.all([headers.ended, body.ended])).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 408 /),
    expect.stringMatching(/^HTTP\/1\.1 408 /),
  ])
  clearInterval(drip)
})

test('an answer that the client does not read is aborted', async () => {
  const gateway = await serve({ unreadMs: 50 })
  const connection = await connectRaw(gateway.url)
  connection.pause()
  connection.send(rawRequest('GET', '/large'))
  await expect.poll(() => count(gateway), { timeout: 60_000 }).toBe(0)
  connection.hangUp()
})

test('a connection stays open for a while after an answer', async () => {
  const { url } = await serve({ keepAliveMs: 50 })
  const connection = await ask(url)
  expect(await connection.ended).toMatch(/Connection: keep-alive\r\n.*answered$/s)
})

test('with too many connections, the one that has waited longest is closed', async () => {
  const { url } = await serve({ most: 3 })
  const silent = await open(3, url)
  const asking = await ask(url)
  await asking.received(/answered/)
  expect(await silent[0]?.ended).toBe('')
  expect(silent.map(({ hasEnded }) => hasEnded)).toEqual([true, false, false])
  // Connections that were answered before close after those that have sent nothing.
  const [, , third] = silent
  for (const connection of await Promise.all([ask(url), ask(url)])) await connection.received(/answered/)
  expect(await third?.ended).toBe('')
  expect(asking.hasEnded).toBe(false)
})

test('one address cannot use up the connections of others', async () => {
  const { url } = await serve({ perAddress: 2 })
  const silent = await open(3, url)
  expect(await silent[0]?.ended).toBe('')
  expect(silent.map(({ hasEnded }) => hasEnded)).toEqual([true, false, false])
})

test('a trusted proxy may use all connections', async () => {
  const { url } = await serve({ perAddress: 1 }, ['127.0.0.1'])
  const asking = await holding(2, url)
  letGo()
  for (const connection of asking) await connection.received(/answered/)
})

test('if all connections are busy, a new one is refused and the others are answered', async () => {
  const { url } = await serve({ most: 2 })
  const working = await holding(2, url)
  const third = await connectRaw(url)
  expect(await third.ended).toBe('')
  letGo()
  for (const connection of working) await connection.received(/answered/)
})

test('a shutdown answers running requests, and waits for nothing else', async () => {
  const { web, url } = await serve({})
  const [silent, kept] = await Promise.all([connectRaw(url), ask(url)])
  const [working] = await holding(1, url)
  await kept.received(/answered/)
  const closed = web.close(hour)
  expect(await silent.ended).toBe('')
  expect(await kept.ended).toMatch(/answered$/)
  letGo()
  expect(await working?.ended).toMatch(/Connection: close\r\n.*answered$/s)
  await closed
})

test('requests that do not end are aborted', async () => {
  const { web, url } = await serve({})
  const [working] = await holding(1, url)
  await web.close(20)
  expect(await working?.ended).toBe('')
})
