import DOMPurify from 'dompurify'

/** Cleans HTML with DOMPurify, for browsers without the Sanitizer API. */
export function purify(html: string, tags: string[]): DocumentFragment {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href'], RETURN_DOM_FRAGMENT: true })
}
