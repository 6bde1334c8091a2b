import sanitize from 'sanitize-html'

/** A page of the site, an `https:` address, or an e-mail address. Browsers read `/\` as `//`, so it is excluded. */
const address = /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*|mailto:[^\s\\?]+)$/i

/**
 * Reduces HTML to a few harmless tags; the only attribute that remains is the address of a link. The gateway and the
 * build use this function; clients sanitise the HTML again with a library.
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
