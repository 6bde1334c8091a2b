import { type Attributes, type Child, h, Markup } from '#ui/markup/markup.ts'

/** Creates an element with attributes and content, for scripts without a framework. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...content: readonly Child<Node>[]
) => nodeOf(h<Node>(name, attributes, ...content)) as HTMLElementTagNameMap[Name]

const svg = 'http://www.w3.org/2000/svg'

/** Markup as nodes. Texts become nodes of text, so nothing in them is read as HTML. */
export function nodeOf({ tag, attributes, children }: Markup<Node>, inDrawing = false): HTMLElement {
  const isDrawing = inDrawing || tag === 'svg'
  const made = isDrawing ? document.createElementNS(svg, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'key') continue
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children) {
    if (child instanceof Markup) made.append(nodeOf(child, isDrawing))
    else if (child !== undefined && child !== false) made.append(typeof child === 'number' ? String(child) : child)
  }
  return made as HTMLElement
}
