import { checkedUrl } from './checked-url.ts'

/** The fields of a banner that decide its target. */
interface Leading {
  readonly url: string
  readonly linkageType: string
}

/** A placeholder for the page's own origin, which the build does not know. */
const here = 'https://site.invalid'

/**
 * The target of a banner: a route of this site (without language, with query and hash) or a whole `https:` address.
 *
 * @returns undefined if the banner is only a picture, or its address is anything else
 */
export function bannerTarget({ url, linkageType }: Leading): string | undefined {
  if (linkageType === 'NONE' || url.trim() === '') return undefined
  const checked = checkedUrl(url, here)
  if (!checked) return undefined
  return checked.origin === here ? checked.pathname + checked.search + checked.hash : checked.href
}

/** Which words a banner's button has: a banner that leads to a game opens it at once. */
export const bannerVerb = (href: string | undefined): 'play' | 'more' => (href?.includes('#game-') ? 'play' : 'more')
