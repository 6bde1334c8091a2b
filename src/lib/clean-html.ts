import sanitize from 'sanitize-html'

/** A page of the site, a whole address by TLS, or an e-mail address. `/\` is `//` to browsers. */
const address = /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*|mailto:[^\s\\?]+)$/i

/**
 * HTML of a few harmless tags. No attribute comes through but the address of a link. Run by the gateway and by the build,
 * never by a page; clients clean it once more with a library of their own.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto'],
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: address.test(href.trim()) ? { href: href.trim(), rel: 'noopener noreferrer' } : {},
      }),
    },
  })
}
