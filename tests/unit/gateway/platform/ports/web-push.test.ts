import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptPush } from '#gateway/platform/ports/push-encryption.ts'
import { privateKeyFrom, vapidKeys } from '#gateway/platform/ports/vapid.ts'
import { webPush } from '#gateway/platform/ports/web-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as in appendix A of RFC 8291', () => {
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

/** A push service on this machine, which stands in for all hosts. */
const asked: { path: string; headers: Record<string, unknown>; body: Buffer }[] = []
let reply: { status: number; headers?: Record<string, string> } = { status: 201 }
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
  response.writeHead(reply.status, reply.headers).end('a body that nobody reads')
})
let port = 0
beforeAll(
  () =>
    new Promise<void>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        port = typeof address === 'object' && address ? address.port : 0
        resolve()
      }),
    ),
)
afterAll(() => void server.close())

const keys = vapidKeys(privateKeyFrom('a secret'))
const now = new Date('2026-03-04T05:06:07.000Z')
const sender = webPush({
  hosts: ['push.example', '*.push.test'],
  contact: 'mailto:people@site.example',
  keys: async () => keys,
  now: () => now,
  fetch: (url, init) => fetch(`http://127.0.0.1:${port}${new URL(String(url)).pathname}`, init),
})

const browser = createECDH('prime256v1')
const target = {
  endpoint: 'https://push.example/send/1',
  p256dh: browser.generateKeys(),
  auth: randomBytes(16),
}
const message = { text: '{"title":"Pago"}', topic: 'withdrawals', seconds: 60.9 }

test('a push service gets a body that only the browser reads, and a signature that it can check', async () => {
  asked.length = 0
  reply = { status: 201 }
  expect(await sender.send(target, message)).toEqual({ end: 'sent' })
  const { headers, body } = asked[0] ?? { headers: {} as Record<string, unknown>, body: Buffer.of() }
  expect(headers).toMatchObject({ ttl: '60', topic: 'withdrawals', 'content-encoding': 'aes128gcm' })
  expect(decrypted(body)).toBe(message.text)
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  expect(key).toBe(await sender.key())
  const half = (from: number) =>
    bytes(key)
      .subarray(from, from + 32)
      .toString('base64url')
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) },
    format: 'jwk',
  })
  const { payload } = await jwtVerify(token, publicKey, { currentDate: now })
  expect(payload).toEqual({
    aud: 'https://push.example',
    sub: 'mailto:people@site.example',
    exp: now.getTime() / 1000 + 12 * 3600,
  })
})

test.each([
  [404, { end: 'gone' }],
  [410, { end: 'gone' }],
  [400, { end: 'refused' }],
  [403, { end: 'refused' }],
  [503, { end: 'later', seconds: 0 }],
])('the answer %i means %j', async (status, outcome) => {
  reply = { status }
  expect(await sender.send(target, message)).toEqual(outcome)
})

test('a busy service says when to come back, but not for ever', async () => {
  reply = { status: 429, headers: { 'Retry-After': '120' } }
  expect(await sender.send(target, message)).toEqual({ end: 'later', seconds: 120 })
  reply = { status: 429, headers: { 'Retry-After': '99999999' } }
  expect(await sender.send(target, message)).toEqual({ end: 'later', seconds: 6 * 3600 })
  reply = { status: 429, headers: { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' } }
  expect(await sender.send(target, message)).toEqual({ end: 'later', seconds: 0 })
})

test('a redirect is not followed', async () => {
  asked.length = 0
  reply = { status: 307, headers: { Location: `http://127.0.0.1:${port}/secret` } }
  expect(await sender.send(target, message)).toEqual({ end: 'refused' })
  expect(asked.map(({ path }) => path)).toEqual(['/send/1'])
})

test('an unreachable service is tried again', async () => {
  const cut = webPush({
    hosts: ['push.example'],
    contact: 'https://site.example',
    keys: async () => keys,
    now: () => now,
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  })
  expect(await cut.send(target, message)).toEqual({ end: 'later', seconds: 0 })
})

test.each(['https://push.example/a', 'https://eu.push.test/a'])('%s is a push service', (endpoint) =>
  expect(sender.accepts({ ...target, endpoint })).toBe(true),
)

test.each([
  'http://push.example/a',
  'https://push.example:8443/a',
  'https://user@push.example/a',
  'https://push.example.evil.test/a',
  'https://evilpush.test/a',
  'https://push.test/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'file:///etc/passwd',
  'no address',
])('%s is none, and nothing is sent there', async (endpoint) => {
  asked.length = 0
  expect(sender.accepts({ ...target, endpoint })).toBe(false)
  expect(await sender.send({ ...target, endpoint }, message)).toEqual({ end: 'gone' })
  expect(asked).toEqual([])
})

test('a key that is no point of the curve, or a secret of another length, is not accepted', () => {
  const off = Buffer.from(target.p256dh)
  off.writeUInt8((off.at(64) ?? 0) ^ 1, 64)
  expect(sender.accepts({ ...target, p256dh: off })).toBe(false)
  expect(sender.accepts({ ...target, p256dh: target.p256dh.subarray(1) })).toBe(false)
  expect(sender.accepts({ ...target, auth: randomBytes(15) })).toBe(false)
})

/** What the browser reads (RFC 8188 and 8291, from the receiver's side). */
function decrypted(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const from = body.subarray(21, 21 + body.readUInt8(20))
  const hkdf = (secret: Uint8Array, extra: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, extra, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), target.p256dh, from])
  const secret = hkdf(browser.computeSecret(from), target.auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(21 + from.length)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString('utf8')
}
