import { peek } from '#api/peek.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getPermission } from '#contract/site/system/get-permission.ts'
import type { Wire } from '#contract/wire.ts'
import { contacts } from '#lib/contacts.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { nodeOf } from '#light/element.ts'
import { hasActed } from '#light/presence.ts'
import { contactItems } from '#parts/site/system/contacts.ts'
import { isInView } from './renewed-list.ts'

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
    const items = contactItems(found, list.dataset.contacts === 'icons' ? 'icons' : 'rows')
    list.replaceChildren(...items.map((item) => nodeOf(item)))
    list.hidden = found.length === 0
    for (const part of document.querySelectorAll<HTMLElement>('[data-contacts-if]'))
      part.hidden = (part.dataset.contactsIf === 'some') !== found.length > 0
  }
}
