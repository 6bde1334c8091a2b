import { expect, test } from 'vitest'
import { nameFor } from '#gateway/account/security/passkeys.ts'
import { relyingPartyOf } from '#gateway/relying-party.ts'

const at = (siteUrl: string, ...corsOrigins: string[]) => relyingPartyOf({ siteUrl, corsOrigins })

test('passkeys belong to the site’s domain, and pages below it may use them', () => {
  const below = 'https://m.arara.example'
  const others = [below, 'https://arara.example.org', 'https://notarara.example', 'http://127.0.0.1:4321']
  expect(at('https://arara.example', ...others)).toEqual({
    id: 'arara.example',
    origins: ['https://arara.example', below],
  })
  expect(at('http://localhost:4321')).toEqual({ id: 'localhost', origins: ['http://localhost:4321'] })
})

test('passkeys are off at an address without a name, or without TLS (rule 2.23)', () => {
  for (const url of ['http://127.0.0.1:4321', 'https://203.0.113.5', 'https://[2001:db8::1]', 'http://arara.example'])
    expect([url, at(url)]).toEqual([url, undefined])
})

test('no two passkeys of an account have the same name, unless the device is unknown (rule 2.23)', () => {
  expect(nameFor('Chrome · Android', ['Safari · iPhone'])).toBe('Chrome · Android')
  expect(nameFor('Chrome · Android', ['Chrome · Android', 'Chrome · Android (2)'])).toBe('Chrome · Android (3)')
  expect(nameFor('', [''])).toBe('')
})
