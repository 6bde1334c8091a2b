import DOMPurify from 'dompurify'
import { harmlessAttribute, harmlessTags, wrapperTags } from '#lib/harmless-html.ts'

/** Cleans HTML with DOMPurify, for browsers without the Sanitizer API. Addresses of links are not checked as strictly. */
export function purify(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...harmlessTags, ...wrapperTags, '#text'],
    ALLOWED_ATTR: [harmlessAttribute],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const wrapper of clean.querySelectorAll(wrapperTags.join())) wrapper.replaceWith(...wrapper.childNodes)
  for (const other of clean.querySelectorAll(`:not(a)[${harmlessAttribute}]`)) other.removeAttribute(harmlessAttribute)
  return clean
}
