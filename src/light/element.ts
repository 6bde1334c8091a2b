/**
 * An element with its attributes and what it holds, for scripts that draw without a framework. An attribute without a value is
 * left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(attribute, value)
  made.append(...content)
  return made
}

const drawing = 'http://www.w3.org/2000/svg'

/** An icon of the page's sprite, as `ui/Icon.tsx` draws it. */
export function icon(name: string, className = 'icon'): SVGElement {
  const svg = document.createElementNS(drawing, 'svg')
  const use = document.createElementNS(drawing, 'use')
  svg.setAttribute('class', className)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `#i-${name}`)
  svg.append(use)
  return svg
}
