import { onFirstActivity } from '#light/presence.ts'

/**
 * The style sheet opens the vendor panels of the top navigation on hover and focus. This script adds two things: the first
 * tap opens a panel and the second one follows the link, and Escape closes a panel.
 */
export function watchNavigation(): void {
  const navigation = document.querySelector<HTMLElement>('[data-nav]')
  if (!navigation) return
  onFirstActivity(() => {
    // Phones have no top navigation.
    if (navigation.offsetWidth) void import('./nav-fold.ts').then(({ foldNavigation }) => foldNavigation(navigation))
  })
  navigation.addEventListener('focusin', async () => (await import('./nav-keys.ts')).watchKeys(navigation), {
    once: true,
  })
  const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('li:has(> div)') : null)
  let touched: Element | null = null
  navigation.addEventListener('pointerdown', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // The panel is in a template until the person uses the page.
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
      // The focus moves to the category; otherwise it would be lost with the panel.
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
