/** Dispatched on `window` after templates were replaced by their content. */
export const unfoldEvent = 'site:unfold'

/**
 * Replaces the templates of `sections/Deferred.astro` by their content. If the content is a list and follows a list, its
 * items are appended to that list.
 */
export function unfold(within: ParentNode): void {
  const templates = within.querySelectorAll<HTMLTemplateElement>('template[data-unfold]')
  for (const template of templates) {
    const row = template.previousElementSibling
    const rest = template.content.firstElementChild
    if (rest instanceof HTMLUListElement && row instanceof HTMLUListElement) {
      row.append(...rest.children)
      template.remove()
    } else template.replaceWith(template.content)
  }
  if (templates.length > 0) dispatchEvent(new Event(unfoldEvent))
}
