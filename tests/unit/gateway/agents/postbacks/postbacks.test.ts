import { once } from 'node:events'
import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { configuredSender } from '#gateway/agents/postbacks/configured-sender.ts'
import { httpsSender } from '#gateway/agents/postbacks/https-sender.ts'
import { endOf } from '#gateway/agents/postbacks/send-postbacks.ts'
import { postbackUrl } from '#gateway/agents/postbacks/set-postback.ts'
import { parseConfig } from '#gateway/config.ts'
import { isPublicAddress } from '#gateway/public-address.ts'
import { isUnanswered, nameResolver } from '#gateway/resolve-name.ts'

test.each([
  ...['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.255.255', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2a00:1450:4001:80b::200e'],
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', '100.64.0.1'],
  ...['169.254.169.254', '192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '::7f00:1'],
  ...['64:ff9b::a00:1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fec0::1'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([
  ['https://tracker.example/in?key=a#part', 'https://tracker.example/in?key=a'],
  [' https://TRACKER.example ', 'https://tracker.example/'],
  ['https://tracker.example:443/', 'https://tracker.example/'],
  ['https://rastreio.exemplo.com.br/ação', 'https://rastreio.exemplo.com.br/a%C3%A7%C3%A3o'],
])('%s is stored as %s', (text, kept) => expect(postbackUrl(text)).toBe(kept))

test.each([
  ...['http://tracker.example/', 'ftp://tracker.example/', 'javascript:alert(1)', 'tracker.example', ''],
  ...['https://tracker.example:8443/', 'https://user@tracker.example/', 'https://:secret@tracker.example/'],
  ...['https://localhost/', 'https://tracker.localhost/', 'https://intranet/', 'https://8.8.8.8/', 'https://8.8.8.8./'],
  ...['https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://[::1]/', 'https://[2606:4700::1]/'],
])('%s is refused as an address for postbacks', (text) => expect(postbackUrl(text)).toBeUndefined())

const message = { headers: { 'Content-Type': 'application/json' }, body: '{"id":"1"}' }
const local = { address: '127.0.0.1', family: 4 }

/** A receiver on this machine, and a sender without TLS that reaches it by the name of another host. */
async function receiver(listen: RequestListener) {
  const server = createServer(listen).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked: string[] = []
  const parts = {
    isAllowed: () => true,
    resolve: async (host: string) => {
      asked.push(host)
      return [local]
    },
    request: ((url, options, answered) =>
      request(new URL(`http://${url.hostname}:${port}${url.pathname}`), options, answered)) as NonNullable<
      Parameters<typeof httpsSender>[0]
    >['request'],
  }
  return { parts, asked, close: () => server.close() }
}

test('a message goes to the checked address, under its name, and a redirect is not followed', async () => {
  const seen: (string | undefined)[] = []
  const { parts, asked, close } = await receiver((incoming, response) => {
    seen.push(incoming.headers.host?.split(':')[0], incoming.method, incoming.url)
    incoming.resume().on('end', () => response.writeHead(307, { Location: 'http://127.0.0.1/elsewhere' }).end('much'))
  })
  // No resolver but the one that was given knows this name.
  expect(await httpsSender(parts as never)('https://tracker.invalid/in', message)).toEqual({ status: 307 })
  expect(seen).toEqual(['tracker.invalid', 'POST', '/in'])
  expect(asked).toEqual(['tracker.invalid'])
  close()
})

test('a receiver that does not answer in time is given up', async () => {
  const { parts, close } = await receiver(() => undefined)
  expect(await httpsSender({ ...parts, patience: 50 } as never)('https://tracker.invalid/', message)).toEqual({
    fault: 'timedOut',
  })
  const never = () => new Promise<never>(() => undefined)
  expect(await httpsSender({ resolve: never, patience: 20 })('https://tracker.invalid/', message)).toEqual({
    fault: 'timedOut',
  })
  close()
})

test('nothing is sent if one of the addresses of a name is not public, if there is none, or if nobody listens', async () => {
  let tries = 0
  const request_ = (() => {
    tries++
    throw new Error('Nothing may be sent')
  }) as never
  const to = (addresses: readonly string[]) =>
    httpsSender({
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      request: request_,
    })('https://tracker.invalid/', message)
  expect(await to(['8.8.8.8', '10.0.0.1'])).toEqual({ fault: 'addressRefused' })
  expect(await to(['2606:4700::1', '::1'])).toEqual({ fault: 'addressRefused' })
  expect(await to([])).toEqual({ fault: 'nameUnknown' })
  expect(tries).toBe(0)
  const { parts, close } = await receiver(() => undefined)
  close()
  expect(await httpsSender(parts as never)('https://tracker.invalid/', message)).toEqual({ fault: 'unreachable' })
})

/** A name server that is asked by hand. */
function heldResolver() {
  const [four, six] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()]
  const late = () => Object.assign(new Error('cancelled'), { code: 'ECANCELLED' })
  const asked = { resolvers: 0, isCancelled: false }
  const resolve = nameResolver(() => {
    asked.resolvers++
    return {
      resolve4: (() => four.promise) as never,
      resolve6: (() => six.promise) as never,
      cancel: () => {
        asked.isCancelled = true
        four.reject(late())
        six.reject(late())
      },
    }
  })
  return { four, six, asked, resolve }
}

test('a name has the addresses of both kinds, or of the one that is answered for', async () => {
  const { signal } = new AbortController()
  const both = heldResolver()
  both.four.resolve(['8.8.8.8'])
  both.six.resolve(['2606:4700::1'])
  expect(await both.resolve('tracker.example', signal)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ])
  const one = heldResolver()
  one.four.reject(Object.assign(new Error('none'), { code: 'ENODATA' }))
  one.six.resolve(['2606:4700::1'])
  expect(await one.resolve('tracker.example', signal)).toEqual([{ address: '2606:4700::1', family: 6 }])
})

test('a search has a resolver of its own, which ends with the patience for the receiver', async () => {
  const patience = new AbortController()
  const { asked, resolve } = heldResolver()
  const search = resolve('slow.example', patience.signal)
  patience.abort()
  await expect(search).rejects.toSatisfy(isUnanswered)
  expect(asked).toEqual({ resolvers: 1, isCancelled: true })
  await expect(resolve('slow.example', patience.signal)).rejects.toThrow()
  expect(asked.resolvers).toBe(1)
})

test.each([
  ['ENOTFOUND', 'nameUnknown'],
  ['ENODATA', 'nameUnknown'],
  ['ETIMEOUT', 'timedOut'],
  ['ESERVFAIL', 'timedOut'],
  ['ECANCELLED', 'timedOut'],
])('a name server that answers %s means %s', async (code, fault) => {
  const resolve = () => Promise.reject(Object.assign(new Error(code), { code }))
  expect(await httpsSender({ resolve })('https://tracker.invalid/', message)).toEqual({ fault })
})

test.each(['https://127.0.0.1/', 'https://8.8.8.8/', 'https://[::1]/', 'https://[2606:4700::1]/'])(
  'nothing is sent to the number in %s, which no lookup would check',
  async (url) => {
    const request_ = () => {
      throw new Error('Nothing may be sent')
    }
    const parts = { resolve: async () => [{ address: '8.8.8.8', family: 4 }], request: request_ as never }
    expect(await httpsSender(parts)(url, message)).toEqual({ fault: 'addressRefused' })
  },
)

test('only an answer of success ends the attempts; nine of them take less than two days', () => {
  const now = new Date('2026-01-01T00:00:00.000Z')
  for (const status of [200, 204, 299]) expect(endOf(1, { status }, now).state).toBe('delivered')
  for (const status of [199, 301, 404, 500]) expect(endOf(1, { status }, now).state).toBe('waiting')
  let at = now
  let tries = 0
  for (;;) {
    const { state, nextAt } = endOf(++tries, { fault: 'unreachable' }, at)
    if (nextAt === null) {
      expect([state, tries]).toEqual(['failed', 9])
      break
    }
    expect(nextAt.getTime()).toBeGreaterThan(at.getTime())
    at = nextAt
  }
  expect(at.getTime() - now.getTime()).toBeLessThan(2 * 24 * 3_600_000)
})

test('a demonstration sends nothing unless it is configured to; production does', async () => {
  const sandbox = configuredSender(parseConfig({}))
  expect(await sandbox('https://tracker.example/', message)).toEqual({ status: 200 })
  expect(await sandbox('https://tracker.invalid/', message)).toEqual({ fault: 'nameUnknown' })
  expect(parseConfig({ POSTBACKS: 'https' }).postbacks).toBe('https')
  expect(parseConfig({ NODE_ENV: 'production' }).postbacks).toBe('https')
})
