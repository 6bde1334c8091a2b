import DOMPurify from 'dompurify'

/** The same by DOMPurify, for browsers without a sanitizer of their own. */
export function purify(html: string, tags: string[]): DocumentFragment {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href'], RETURN_DOM_FRAGMENT: true })
}
