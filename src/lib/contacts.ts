import { checkedUrl } from './checked-url.ts'

/** What the operator has set: a social account, another contact, or a download. */
interface Resource {
  readonly resourceType: string
  readonly labelNameEn: string
  readonly label: string
  readonly url: string
}

/** A way to reach the operator, with a checked address. */
export interface Contact {
  /** The channel's code, for example WHATSAPP or EMAIL. */
  readonly kind: string
  readonly label: string
  readonly href: string
}

/** Whether a resource is shown as a contact; others are downloads. */
export const isContact = ({ resourceType }: Pick<Resource, 'resourceType'>): boolean =>
  resourceType === 'SOCIAL' || resourceType === 'CONTACT'

/** Contacts of the operator: web, e-mail and telephone addresses; all others are left out. */
export function contacts(resources: readonly Resource[]): readonly Contact[] {
  return resources.filter(isContact).flatMap(({ labelNameEn, label, url }) => {
    if (url === '') return []
    const href = /^(mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d-]+)$/.test(url)
      ? url
      : checkedUrl(url, 'https://site.invalid')?.href
    return href ? [{ kind: labelNameEn, label, href }] : []
  })
}

/** The address of a contact without its scheme, as people read it. */
export const addressText = (href: string): string =>
  href.replace(/^(mailto:|tel:|https:\/\/(www\.)?)/, '').replace(/\/$/, '')
