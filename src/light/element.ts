/**
 * Creates an element with attributes and content, for scripts without a framework. An attribute whose value is
 * undefined is left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) created.setAttribute(attribute, value)
  created.append(...content)
  return created
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** An icon of the page's sprite, with the same markup as `ui/Icon.tsx`. */
export function icon(name: string, className = 'icon'): SVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg')
  const use = document.createElementNS(svgNamespace, 'use')
  svg.setAttribute('class', className)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `#i-${name}`)
  svg.append(use)
  return svg
}
