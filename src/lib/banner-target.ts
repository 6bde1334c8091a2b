import { checkedUrl } from './checked-url.ts'

/** What of a banner says where it leads. */
interface Leading {
  readonly url: string
  readonly linkageType: string
}

/** Stands for the page's own origin, so that the answer is the same while pages are built. */
const here = 'https://site.invalid'

/**
 * Where an operator's banner leads: a route of this site without language, with its query and hash, or a whole `https:`
 * address. Nothing else is followed.
 *
 * @returns undefined where the banner is but a picture
 */
export function bannerTarget({ url, linkageType }: Leading): string | undefined {
  if (linkageType === 'NONE' || url.trim() === '') return undefined
  const checked = checkedUrl(url, here)
  if (!checked) return undefined
  return checked.origin === here ? checked.pathname + checked.search + checked.hash : checked.href
}
