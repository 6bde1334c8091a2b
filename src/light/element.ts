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
export const icon = (name: string, className = 'icon'): SVGElement => iconWith('use', { href: `#i-${name}` }, className)

/** An icon that the sprite does not have. @param path data of a path in a box of 24 × 24, to be stroked */
export const drawing = (path: string): SVGElement => iconWith('path', { d: path }, 'icon')

function iconWith(name: 'use' | 'path', attributes: Readonly<Record<string, string>>, className: string): SVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg')
  const part = document.createElementNS(svgNamespace, name)
  svg.setAttribute('class', className)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, value)
  svg.append(part)
  return svg
}
