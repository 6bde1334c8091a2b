import DOMPurify from 'dompurify'
import { checkedUrl } from '#lib/checked-url.ts'

const tags = ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a']

let ready = false

/** Links lead to this site, or by TLS to a named host, and then to a page of their own. */
function checkLinks(): void {
  ready = true
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLAnchorElement)) return
    const href = node.getAttribute('href') ?? ''
    if (/^mailto:[^\s\\?]+$/i.test(href)) return
    const url = href === '' ? undefined : checkedUrl(href, location.origin)
    if (!url) return node.removeAttribute('href')
    if (url.origin === location.origin) return
    node.target = '_blank'
    node.rel = 'noopener noreferrer'
  })
}

/** HTML that somebody else wrote, as far as it is harmless: text, lists, headings and links. */
export function cleanHtml(html: string): DocumentFragment {
  if (!ready) checkLinks()
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href'], RETURN_DOM_FRAGMENT: true })
}
