import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { customerServicePath } from '#gateway/site/system/permission.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import { customerServiceUrl } from '#lib/customer-service.ts'
import { decryptDes } from '#lib/des.ts'

const origin = 'https://site.example'

test('DES agrees with OpenSSL at every length', () => {
  for (let length = 0; length < 40; length++) {
    const key = randomBytes(8)
    const plain = randomBytes(length)
    const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null)
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
    expect(Buffer.from(decryptDes(sealed, key) ?? [0]).equals(plain), String(length)).toBe(true)
  }
})

test('invalid data and a wrong key give undefined', () => {
  const sealed = randomBytes(16)
  expect(decryptDes(new Uint8Array(), randomBytes(8))).toBeUndefined()
  expect(decryptDes(sealed.subarray(1), randomBytes(8))).toBeUndefined()
  expect(decryptDes(sealed, randomBytes(7))).toBeUndefined()
})

test('a path is decrypted with its own last eight characters', () => {
  const path = customerServicePath('https://chat.example/room?a=ç')
  expect(path).not.toContain('chat')
  expect(customerServiceUrl(path, origin)?.href).toBe('https://chat.example/room?a=%C3%A7')
  expect(customerServiceUrl(path, origin, ['chat.example'])?.host).toBe('chat.example')
  expect(customerServiceUrl(path, origin, ['other.example'])).toBeUndefined()
})

test.each(['', 'short', 'x'.repeat(40), `${'A'.repeat(24)}ççççcccc`])('"%s" is no valid path', (path) => {
  expect(customerServiceUrl(path, origin)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'http://chat.example/',
  'https://user:secret@chat.example/',
  'https://203.0.113.7/',
  'https://localhost/',
  'data:text/html,x',
  '//evil',
])('%s inside a path is not followed', (url) => {
  expect(customerServiceUrl(customerServicePath(url), origin)).toBeUndefined()
})

test('a list of hosts allows their subdomains, and no similar names', () => {
  expect(checkedUrl('https://a.ok.example/x', origin, ['ok.example'])?.host).toBe('a.ok.example')
  expect(checkedUrl('https://notok.example/x', origin, ['ok.example'])).toBeUndefined()
  expect(checkedUrl('/help/#support', origin, [])?.href).toBe('https://site.example/help/#support')
})
