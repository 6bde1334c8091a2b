import { once } from 'node:events'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpsSender } from '#gateway/agents/postbacks/https-sender.ts'
import { newAuthority } from '#tests/support/certificate.ts'

const name = 'tracker.invalid'
const authority = newAuthority('A trusted authority')
const stranger = newAuthority('An authority that nobody knows')

const seen: { servername: string | false | undefined; host: string | undefined; body: string }[] = []
const server = createServer(authority.certify(name), async (incoming, response) => {
  let body = ''
  for await (const piece of incoming) body += piece
  const { servername } = incoming.socket as TLSSocket & { readonly servername?: string | false }
  seen.push({ servername, host: incoming.headers.host, body })
  response.writeHead(204).end()
})
let port: number
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const body = '{"id":"1"}'
/** Sends over TLS to the receiver on this machine, by the name of the address. Only the port is changed. */
const send = (host: string, trusted?: string) =>
  httpsSender({
    isAllowed: () => true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    request: (url, options, answered) =>
      request(url, { ...options, port, ...(trusted === undefined ? {} : { ca: trusted }) }, answered),
  })(`https://${host}/in`, { headers: { 'Content-Type': 'application/json' }, body })

test('a message is sent by TLS, to a host that proves its name and is told which name is meant', async () => {
  expect(await send(name, authority.cert)).toEqual({ status: 204 })
  expect(seen).toEqual([{ servername: name, host: `${name}:${port}`, body }])
})

test('nothing is sent to a host with the certificate of another name, or of an authority that is not trusted', async () => {
  const before = seen.length
  expect(await send('other.invalid', authority.cert)).toEqual({ fault: 'unreachable' })
  expect(await send(name, stranger.cert)).toEqual({ fault: 'unreachable' })
  // The authorities that this machine trusts.
  expect(await send(name)).toEqual({ fault: 'unreachable' })
  expect(seen).toHaveLength(before)
})
