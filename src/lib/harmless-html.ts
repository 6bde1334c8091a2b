// What may remain of HTML that somebody wrote. The gateway (`lib/clean-html.ts`) and the site
// (`light/site/news/clean-html.ts`) clean by these lists, so that both keep the same.
import { checkedUrl } from './checked-url.ts'

/** Elements that may remain. */
export const harmlessTags = [
  ...(['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'] as const),
]

/** Elements of which the content remains. All others go with what is in them. */
export const wrapperTags = [
  ...(['div', 'span', 'section', 'article', 'main', 'header', 'footer', 'aside', 'font', 'center', 'small'] as const),
  ...(['big', 'sub', 'sup', 'mark', 'code', 'pre', 'h1', 'h2', 'h5', 'h6', 'dl', 'dt', 'dd', 'figure'] as const),
  ...(['figcaption', 'label', 's', 'del', 'ins', 'abbr', 'cite', 'q', 'time', 'address'] as const),
  ...(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'] as const),
]

/** The only attribute that may remain, on links. */
export const harmlessAttribute = 'href'

/** Stands for the origin of the site, which does not matter to addresses of other sites. */
const nowhere = 'https://site.invalid'

/**
 * Where a link may lead: to a page of the site, to an https address with a host name, or to a mailbox.
 *
 * @returns the address without spaces around it; undefined for any other one
 */
export function harmlessAddress(written: string): string | undefined {
  const address = written.trim()
  // Browsers read `/\` as `//`, leave out tabs and line breaks, and rewrite the others.
  if (/[\s\\"<>]/.test(address)) return undefined
  if (/^mailto:[^?]+$/i.test(address) || /^\/(?!\/)/.test(address)) return address
  return /^https:\/\//i.test(address) && checkedUrl(address, nowhere) ? address : undefined
}
