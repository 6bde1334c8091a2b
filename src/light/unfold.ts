/** Fired on `window` when parts of the page came out of their templates. */
export const unfoldEvent = 'site:unfold'

/**
 * Puts what waits in templates (`sections/Later.astro`) onto the page. A list joins the list before it, as the rest of that
 * row.
 */
export function unfold(within: ParentNode): void {
  const held = within.querySelectorAll<HTMLTemplateElement>('template[data-unfold]')
  for (const template of held) {
    const row = template.previousElementSibling
    const rest = template.content.firstElementChild
    if (rest instanceof HTMLUListElement && row instanceof HTMLUListElement) {
      row.append(...rest.children)
      template.remove()
    } else template.replaceWith(template.content)
  }
  if (held.length > 0) dispatchEvent(new Event(unfoldEvent))
}
