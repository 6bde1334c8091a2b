import type { Resource } from '#contract/entities/permission.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import type { Contact } from '#sections/data.ts'

const shown = ['SOCIAL', 'CONTACT']

/** Contacts of the operator: web, e-mail and telephone addresses; all others are left out. */
export function contacts(resources: readonly Resource[]): readonly Contact[] {
  return resources
    .filter(({ resourceType }) => shown.includes(resourceType))
    .flatMap(({ labelNameEn, label, url }) => {
      if (url === '') return []
      const href = /^(mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d-]+)$/.test(url)
        ? url
        : checkedUrl(url, 'https://site.invalid')?.href
      return href ? [{ kind: labelNameEn, label, href }] : []
    })
}
