import { NodeType, type HTMLElement as Parsed, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { nodeOf } from '#light/element.ts'
import { type FakeElement, fakeDocument } from '#tests/unit/light/fake-element.ts'
import { htmlOf } from '#ui/markup/html.ts'
import type { Markup } from '#ui/markup/markup.ts'
import { drawn } from '#ui/markup/react.ts'

/** An element as people and scripts find it, whoever draws it. */
export interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: readonly (Shape | string)[]
}

/** Texts that stand beside each other are one. */
function joined(content: readonly (Shape | string)[]): (Shape | string)[] {
  const all: (Shape | string)[] = []
  for (const child of content) {
    const before = all.at(-1)
    if (typeof child === 'string' && typeof before === 'string') all.splice(-1, 1, before + child)
    else all.push(child)
  }
  return all
}

function ofParsed(element: Parsed): Shape {
  const named = Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value])
  const content = element.childNodes.map((node) =>
    node.nodeType === NodeType.ELEMENT_NODE ? ofParsed(node as Parsed) : node.textContent,
  )
  return { tag: element.rawTagName, attributes: Object.fromEntries(named), content: joined(content) }
}

/** The shape of a node that light scripts made. */
export function nodeShape({ tag, attributes, children }: FakeElement): Shape {
  const named = Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value])
  const content = children.map((child) => (typeof child === 'string' ? child : nodeShape(child)))
  return { tag, attributes: Object.fromEntries(named), content: joined(content) }
}

/** The shape of an element in HTML. */
export function shapeOf(html: string): Shape {
  const { firstElementChild } = parse(html)
  if (!firstElementChild) throw new Error(`No element: ${html}`)
  return ofParsed(firstElementChild)
}

/** A node that light scripts made. */
export function fakeNode(markup: Markup<Node>): FakeElement {
  vi.stubGlobal('document', fakeDocument())
  return nodeOf(markup) as unknown as FakeElement
}

/** What each end makes of a part: in a built page, by a light script, and by React. */
function shapes(markup: Markup): { readonly html: Shape; readonly nodes: Shape; readonly react: Shape } {
  return {
    html: shapeOf(htmlOf(markup)),
    nodes: nodeShape(fakeNode(markup)),
    react: shapeOf(renderToStaticMarkup(drawn(markup))),
  }
}

/** The shape that all ends make. @throws Error if they differ */
export function shapeByAll(markup: Markup): Shape {
  const { html, nodes, react } = shapes(markup)
  for (const other of [nodes, react])
    if (JSON.stringify(sorted(other)) !== JSON.stringify(sorted(html)))
      throw new Error(`Ends differ:\n${JSON.stringify(html)}\n${JSON.stringify(other)}`)
  return html
}

const sorted = ({ tag, attributes, content }: Shape): unknown => [
  tag,
  Object.entries(attributes).sort(),
  content.map((child) => (typeof child === 'string' ? child : sorted(child))),
]

/** The texts of an element, in their order. */
export const textsOf = ({ content }: Shape): string[] =>
  content.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)))
