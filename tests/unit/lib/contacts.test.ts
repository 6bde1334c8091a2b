import { expect, test } from 'vitest'
import { contactGlyph } from '#lib/contact-glyphs.ts'
import { contacts } from '#lib/contacts.ts'

/** Kinds of social contacts (product rule 13.2). */
const social = ['WHATSAPP', 'INSTAGRAM', 'TELEGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'KWAI', 'YOUTUBE'] as const

const resource = (labelNameEn: string, url: string, resourceType = 'SOCIAL') => ({
  resourceType,
  labelNameEn,
  label: `Our ${labelNameEn}`,
  url,
})

test('every social type is shown, each with its own icon', () => {
  const shown = contacts(social.map((kind) => resource(kind, `https://${kind.toLowerCase()}.example/us`)))
  expect(shown.map(({ kind }) => kind)).toEqual(social)
  expect(shown[0]).toEqual({ kind: 'WHATSAPP', label: 'Our WHATSAPP', href: 'https://whatsapp.example/us' })
  const signs = [...social, 'EMAIL', 'PHONE', 'PIGEON'].map(contactGlyph)
  expect(new Set(signs).size).toBe(signs.length)
})

test('mail and telephone are contacts; downloads are none', () => {
  const channels = [
    resource('EMAIL', 'mailto:help@site.example', 'CONTACT'),
    resource('PHONE', 'tel:+55-11-4000', 'CONTACT'),
    resource('ANDROID', 'https://site.example/app.apk', 'APP'),
  ]
  expect(contacts(channels).map(({ href }) => href)).toEqual(['mailto:help@site.example', 'tel:+55-11-4000'])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:', 'tel:"><script>', 'ftp://site.example', ''])(
  '%j is not a safe address',
  (url) => expect(contacts([resource('TELEGRAM', url)])).toEqual([]),
)
