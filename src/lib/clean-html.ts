const kept = new Set(['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'])
const empty = new Set(['br', 'hr'])

/** A page of the site, a whole address by TLS, or an e-mail address. `/\` is `//` to browsers. */
const address = /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*|mailto:[^\s\\?]+)$/i

/**
 * HTML of a few harmless tags, made anew from what was given: every tag in the result was written here, and whatever
 * is no tag of the list is text. No attribute comes through but the address of a link. Clients clean it once more.
 */
export function cleanHtml(html: string): string {
  const bare = html.replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
  const open: string[] = []
  let clean = ''
  let at = 0
  for (const found of bare.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*?)?)\/?>/gi)) {
    clean += text(bare.slice(at, found.index))
    at = found.index + found[0].length
    const [, slash, name = '', attributes = ''] = found
    clean += slash === '/' ? closing(name.toLowerCase(), open) : opening(name.toLowerCase(), attributes, open)
  }
  return clean + text(bare.slice(at)) + open.reverse().map(end).join('')
}

function opening(name: string, attributes: string, open: string[]): string {
  if (!kept.has(name)) return ''
  if (empty.has(name)) return `<${name}>`
  open.push(name)
  if (name !== 'a') return `<${name}>`
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = (double ?? single ?? '').trim()
  return address.test(href) ? `<a href="${text(href).replaceAll('"', '&quot;')}" rel="noopener noreferrer">` : '<a>'
}

/** Closes what was opened since, too, so that the result nests. */
function closing(name: string, open: string[]): string {
  const from = open.lastIndexOf(name)
  return from === -1 ? '' : open.splice(from).reverse().map(end).join('')
}

const end = (name: string) => `</${name}>`

/** Characters of markup become text; entities stay what they are. */
function text(raw: string): string {
  return raw
    .replace(/&(?!#?\w{1,31};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
