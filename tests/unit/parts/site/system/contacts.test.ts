import { expect, test } from 'vitest'
import { contactGlyph } from '#lib/contact-glyphs.ts'
import { contactItems } from '#parts/site/system/contacts.ts'
import { shapeByAll } from '#tests/unit/ui/markup/ends.ts'

const contacts = [
  { kind: 'WHATSAPP', label: 'WhatsApp <24 h>', href: 'https://wa.me/5511' },
  { kind: 'EMAIL', label: 'E-mail', href: 'mailto:help@arara.example' },
]
const svg = (kind: string) => ({
  tag: 'svg',
  attributes: { class: 'icon', viewbox: '0 0 24 24', 'aria-hidden': 'true' },
  content: [{ tag: 'path', attributes: { d: contactGlyph(kind) }, content: [] }],
})

test('an icon has the name of its contact; only other sites open in a window of their own', () => {
  const [web, mail] = contactItems(contacts, 'icons').map((item) => shapeByAll(item).content[0])
  expect(web).toEqual({
    tag: 'a',
    attributes: {
      href: 'https://wa.me/5511',
      rel: 'noopener',
      target: '_blank',
      'aria-label': 'WhatsApp <24 h>',
      title: 'WhatsApp <24 h>',
    },
    content: [svg('WHATSAPP')],
  })
  expect(mail).toMatchObject({ attributes: { href: 'mailto:help@arara.example', rel: 'noopener' } })
  expect(mail).not.toHaveProperty('attributes.target')
})

test('a row shows the name and the address of its contact', () => {
  const [, mail] = contactItems(contacts, 'rows').map((item) => shapeByAll(item).content[0])
  expect(mail).toEqual({
    tag: 'a',
    attributes: { href: 'mailto:help@arara.example', rel: 'noopener' },
    content: [
      svg('EMAIL'),
      {
        tag: 'span',
        attributes: {},
        content: [
          { tag: 'strong', attributes: {}, content: ['E-mail'] },
          { tag: 'small', attributes: {}, content: ['help@arara.example'] },
        ],
      },
    ],
  })
})
