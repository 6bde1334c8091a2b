import { expect, test } from 'vitest'
import { isPerson, visitorHash } from '#gateway/agents/links/clicks.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const salt = new Uint8Array(32).fill(7)
const visitor = { address: '203.0.113.1', userAgent: phone }

test.each([
  [phone, true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    false,
  ],
  ['facebookexternalhit/1.1', false],
  ['WhatsApp/2.23.20.0', false],
  ['TelegramBot (like TwitterBot)', false],
  ['curl/8.5.0', false],
  ['', false],
])('whether %s is a person: %s', (userAgent, person) => {
  expect(isPerson(userAgent)).toBe(person)
})

test('a visitor has the same id for a link and salt, and another one if any of them changes', () => {
  const hash = (...[salted, link, member]: Parameters<typeof visitorHash>) =>
    Buffer.from(visitorHash(salted, link, member)).toString('hex')
  const same = hash(salt, 1n, visitor)
  expect(same).toHaveLength(32)
  expect(hash(salt, 1n, { ...visitor })).toBe(same)
  const others = [
    hash(new Uint8Array(32).fill(8), 1n, visitor),
    hash(salt, 2n, visitor),
    hash(salt, 1n, { ...visitor, address: '203.0.113.11' }),
    hash(salt, 1n, { ...visitor, userAgent: `${phone} ` }),
  ]
  expect(new Set([same, ...others]).size).toBe(5)
})
