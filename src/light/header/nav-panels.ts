import { whenSomebodyIsHere } from '#light/presence.ts'

/**
 * The vendor panels of the top navigation open by hover and focus in the style sheet alone. What that cannot do: a
 * finger opens the panel first and follows the link with the second tap, and Escape closes it under the focus.
 */
export function watchNavigation(): void {
  const navigation = document.querySelector<HTMLElement>('[data-nav]')
  if (!navigation) return
  whenSomebodyIsHere(() => {
    // Phones have none.
    if (navigation.offsetWidth) void import('./nav-fold.ts').then(({ foldNavigation }) => foldNavigation(navigation))
  })
  navigation.addEventListener('focusin', async () => (await import('./nav-keys.ts')).watchKeys(navigation), {
    once: true,
  })
  const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('li:has(> div)') : null)
  let touched: Element | null = null
  navigation.addEventListener('pointerdown', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A panel that nobody has looked at waits in a template.
    const folded = link?.nextElementSibling
    if (folded instanceof HTMLTemplateElement) folded.replaceWith(folded.content)
    const closed = link?.nextElementSibling && getComputedStyle(link.nextElementSibling).visibility === 'hidden'
    touched = event.pointerType === 'mouse' || !closed ? null : link
  })
  navigation.addEventListener(
    'click',
    (event) => {
      if (touched?.contains(event.target as Node)) {
        event.preventDefault()
        event.stopPropagation()
        touched.parentElement?.removeAttribute('data-closed')
        touched.closest('a')?.focus()
      }
      touched = null
    },
    true,
  )
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const item of navigation.querySelectorAll('li:is(:hover, :focus-within):has(> div)')) {
      // The focus goes back to the category, or it would be lost with its panel.
      if (item.contains(document.activeElement)) item.querySelector('a')?.focus()
      item.setAttribute('data-closed', '')
    }
  })
  for (const leaving of ['pointerout', 'focusout'] as const)
    navigation.addEventListener(leaving, (event) => {
      const item = itemOf(event.target)
      const to = (event as PointerEvent | FocusEvent).relatedTarget
      if (item && !(to instanceof Node && item.contains(to))) item.removeAttribute('data-closed')
    })
}
