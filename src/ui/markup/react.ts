import { createElement, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { type Child, Markup } from './markup.ts'

/** React's names of attributes that differ from those of HTML. */
const names: Readonly<Record<string, string>> = {
  checked: 'defaultChecked',
  class: 'className',
  fetchpriority: 'fetchPriority',
  oncancel: 'onCancel',
  onclick: 'onClick',
  onmousedown: 'onMouseDown',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
}

/** Markup as an element of React. @param own a `ref` to its element */
export function drawn<Of extends HTMLElement>(markup: Markup<ReactNode>, own?: RefAttributes<Of>): ReactElement {
  const attributes = Object.entries(markup.attributes).map(([name, value]) => [names[name] ?? name, value])
  return createElement(markup.tag, { ...Object.fromEntries(attributes), ...own }, ...markup.children.map(childOf))
}

const childOf = (child: Child<ReactNode>): ReactNode => (child instanceof Markup ? drawn(child) : child)
