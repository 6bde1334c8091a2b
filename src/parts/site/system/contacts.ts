import { contactGlyph } from '#lib/contact-glyphs.ts'
import { addressText, type Contact } from '#lib/contacts.ts'
import { outline } from '#ui/markup/icon.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

/** The operator's contacts as items of a list: icons in menu and footer, rows on the page of customer service. */
export const contactItems = (contacts: readonly Contact[], look: 'icons' | 'rows'): Markup[] =>
  contacts.map((contact) => h('li', {}, look === 'icons' ? iconOf(contact) : rowOf(contact)))

const linkOf = ({ href }: Contact) => ({
  href,
  rel: 'noopener',
  target: href.startsWith('https:') ? '_blank' : undefined,
})

const iconOf = (contact: Contact) =>
  h('a', { ...linkOf(contact), 'aria-label': contact.label, title: contact.label }, outline(contactGlyph(contact.kind)))

const rowOf = (contact: Contact) =>
  h(
    'a',
    linkOf(contact),
    outline(contactGlyph(contact.kind)),
    h('span', {}, h('strong', {}, contact.label), h('small', {}, addressText(contact.href))),
  )
