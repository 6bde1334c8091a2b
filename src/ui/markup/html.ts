import type { Child } from './markup.ts'
import { Markup } from './markup.ts'

/** HTML that was cleaned or written by the site itself. It is written as it is. */
export interface Html {
  readonly html: string
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string | number) => String(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Elements without content and end tag. */
const empty: readonly string[] = ['br', 'hr', 'img', 'input', 'link', 'source']

/** The HTML of markup, for built pages: `<Fragment set:html={htmlOf(…)} />`. @throws Error for what hears an event */
export const htmlOf = (...children: readonly Child<Html>[]): string => children.map(one).join('')

function one(child: Child<Html>): string {
  if (child === undefined || child === false) return ''
  if (!(child instanceof Markup)) return typeof child === 'object' ? child.html : escaped(child)
  const { tag, attributes, children } = child
  const start = `<${tag}${Object.entries(attributes).map(attributeOf).join('')}>`
  return empty.includes(tag) ? start : `${start}${htmlOf(...children)}</${tag}>`
}

function attributeOf([name, value]: [string, unknown]): string {
  if (value === undefined || value === false || name === 'key') return ''
  if (value === true) return ` ${name}`
  if (typeof value === 'function') throw new Error(`HTML cannot hear ${name}`)
  return ` ${name}="${escaped(String(value))}"`
}
