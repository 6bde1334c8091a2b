import sanitize from 'sanitize-html'
import { harmlessAddress, harmlessAttribute, harmlessTags, wrapperTags } from './harmless-html.ts'

const known = new Set<string>([...harmlessTags, ...wrapperTags])

/**
 * Reduces HTML to a few harmless tags; the only attribute that remains is the address of a link. The gateway and the
 * build use this function; the site cleans the HTML again, by the same lists.
 */
export function cleanHtml(html: string): string {
  // Elements that go with their content: all that the lists do not name.
  const gone: string[] = []
  return sanitize(html, {
    onOpenTag: (name) => {
      if (!known.has(name) && !gone.includes(name)) gone.push(name)
    },
    nonTextTags: gone,
    allowedTags: harmlessTags,
    allowedAttributes: { a: [harmlessAttribute, 'rel'] },
    allowedSchemes: ['https', 'mailto'],
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href = '' }) => {
        const address = harmlessAddress(href)
        return { tagName, attribs: address === undefined ? {} : { href: address, rel: 'noopener noreferrer' } }
      },
    },
  })
}
