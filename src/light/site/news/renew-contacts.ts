import { peek } from '#api/peek.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getPermission } from '#contract/site/system/get-permission.ts'
import { contactGlyph } from '#lib/contact-glyphs.ts'
import { addressText, type Contact, contacts } from '#lib/contacts.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { element } from '#light/element.ts'
import { hasActed } from '#light/presence.ts'
import { outline } from '#ui/markup/icon.ts'
import { isInView } from './renewed-list.ts'
import type { Wire } from './wire.ts'

/** The path of `contract/site/system/get-permission.ts`, repeated here because that module would load the whole contract. */
const permissionPath = '/wps/system/permission'

/**
 * Replaces the contacts of the operator by newer ones: icons in menu and footer, and the page of customer service. A list that
 * the person has in view, or is in, changes only if nothing moves; otherwise the next page shows it.
 *
 * @throws Error if the answer did not come, or lacks something: nothing is replaced then
 */
export async function renewContacts(language: SiteLanguage): Promise<void> {
  const { info } = (await peek(permissionPath, { language })) as Wire<ResponseOf<typeof getPermission>>
  const found = contacts(info.resources)
  for (const list of document.querySelectorAll<HTMLElement>('[data-contacts]')) {
    const moves = hasActed() && isInView(list.parentElement ?? list) && list.childElementCount !== found.length
    if (moves || list.contains(document.activeElement)) continue
    const entry = list.dataset.contacts === 'icons' ? iconOf : rowOf
    list.replaceChildren(...found.map((contact) => element('li', {}, entry(contact))))
    list.hidden = found.length === 0
    for (const part of document.querySelectorAll<HTMLElement>('[data-contacts-if]'))
      part.hidden = (part.dataset.contactsIf === 'some') !== found.length > 0
  }
}

const linkOf = ({ href }: Contact) => ({
  href,
  rel: 'noopener',
  target: href.startsWith('https:') ? '_blank' : undefined,
})

/** The markup of `sections/Contacts.astro`. */
const iconOf = (contact: Contact) =>
  element(
    'a',
    { ...linkOf(contact), 'aria-label': contact.label, title: contact.label },
    outline(contactGlyph(contact.kind)),
  )

/** The markup of `pages/[...lang]/support.astro`. */
const rowOf = (contact: Contact) =>
  element(
    'a',
    linkOf(contact),
    outline(contactGlyph(contact.kind)),
    element('span', {}, element('strong', {}, contact.label), element('small', {}, addressText(contact.href))),
  )
