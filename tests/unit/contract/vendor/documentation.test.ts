import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vendorCodes } from '#contract/vendor/codes.ts'
import { callsToPlatform, callsToVendor } from '#contract/vendor/registry.ts'
import { canonicalText, signatureHeaders, signatureOf } from '#contract/vendor/signature.ts'
import { vendorsFile, vendorsReference } from '#scripts/reference.ts'

const page = readFileSync(vendorsFile, 'utf8')

test('docs/vendors.md is the output of scripts/reference.ts', () => {
  expect(page).toBe(vendorsReference())
})

test.each([...Object.values(callsToPlatform), ...Object.values(callsToVendor)])(
  'docs/vendors.md describes $path',
  ({ name, path, summary }) => {
    expect(page).toContain(`#### ${name}\n\n${summary}\n\n\`POST ${path}\``)
  },
)

test.each(Object.entries(vendorCodes))('docs/vendors.md says what to do after %s', (code, { status, means }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${code}\` `)) ?? ''
  expect(row).toContain(`| ${status} `)
  expect(row).toContain(means)
  if (code !== 'ok') expect(row).toMatch(/(final|again|Mend)[^|]*\. *\|$/)
})

test('the example of docs/vendors.md is right', () => {
  const [, secret = ''] = /with the secret `([^`]+)`:/.exec(page) ?? []
  const [, body = ''] = /of the body `([^`]+)`/.exec(page) ?? []
  const [, method, path = '', timestamp = '', nonce = ''] =
    /```\n(POST)\n(\S+)\n(\d+)\n(\w+)\n\w{64}\n```/.exec(page) ?? []
  expect(method).toBe('POST')
  const signed = { method: 'POST', path, timestamp, nonce, body: new TextEncoder().encode(body) } as const
  expect(page).toContain(`\n${canonicalText(signed)}\n`)
  expect(page).toContain(signatureOf(secret, signed))
})

test('docs/vendors.md names every header, every message of a page and every setting of the studio', () => {
  for (const header of Object.values(signatureHeaders)) expect(page).toContain(`\`${header}\``)
  const messages = readFileSync('src/lib/vendor-page.ts', 'utf8').matchAll(/type: literal\('(\w+)'\)/g)
  for (const [, type] of messages) expect(page).toContain(`| \`${type}\``)
  for (const [setting] of readFileSync('src/studio/settings.ts', 'utf8').matchAll(/STUDIO_\w+(?=:)/g))
    expect(page).toContain(`| \`${setting}\``)
})
