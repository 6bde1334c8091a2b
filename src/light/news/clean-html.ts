import { linkInLanguage } from '#i18n/links.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import type { SiteLanguage } from '#lib/languages.ts'

/** What a text may hold; of other elements the text alone stays. */
const harmlessTags = ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a']

/** Elements whose text belongs to the reader, though they themselves do not stay. */
const wrappers = ['div', 'span', 'section', 'article', 'font', 'center', 'small', 'big', 'sub', 'sup', 'mark', 'code']
const more = ['pre', 'h1', 'h2', 'h5', 'h6', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'label', 's', 'del', 'ins']
const tables = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption']

const sanitizer = {
  elements: harmlessTags,
  attributes: ['href'],
  replaceWithChildrenElements: [...wrappers, ...more, ...tables],
  comments: false,
}

/** The method of every element in browsers that have a sanitizer. */
interface Sanitizing {
  setHTML?: (html: string, options: { sanitizer: typeof sanitizer }) => void
}

/**
 * HTML that somebody else wrote, as far as it is harmless: text, lists, headings and links. The browser's own sanitizer
 * does it where there is one, which spares the phone 9 kB; elsewhere DOMPurify (decision 0009).
 *
 * @param language of the reader, in which links lead to pages of this site
 */
export async function cleanHtml(html: string, language: SiteLanguage): Promise<DocumentFragment> {
  const fragment = document.createDocumentFragment()
  const box: HTMLElement & Sanitizing = document.createElement('div')
  if (box.setHTML) box.setHTML(html, { sanitizer })
  else box.append((await import('./purify.ts')).purify(html, harmlessTags))
  for (const link of box.querySelectorAll('a')) checkLink(link, language)
  fragment.append(...box.childNodes)
  return fragment
}

/** Links lead to this site, or by TLS to a named host, and then to a page of their own. */
function checkLink(link: HTMLAnchorElement, language: SiteLanguage): void {
  const href = link.getAttribute('href') ?? ''
  if (/^mailto:[^\s\\?]+$/i.test(href)) return
  const url = href === '' ? undefined : checkedUrl(href, location.origin)
  if (!url) link.removeAttribute('href')
  else if (url.origin !== location.origin) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' })
  else link.setAttribute('href', linkInLanguage(language, url.pathname + url.search + url.hash))
}
