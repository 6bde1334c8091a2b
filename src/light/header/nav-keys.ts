import { unfoldEvent } from '#light/unfold.ts'
import { placeAfter } from '#ui/arrow-keys.ts'

/**
 * Arrow keys of the top navigation. The panel of a category is open while the focus is in it. Left and right move between
 * categories, down moves into the panel, all arrows move within it, and up from its first entry moves back to the
 * category. `aria-expanded` says whether the panel is open.
 */
export function watchKeys(navigation: HTMLElement): void {
  const list = navigation.querySelector('ul')
  if (!list) return
  const rtl = getComputedStyle(navigation).direction === 'rtl'
  const categories = () =>
    [...list.querySelectorAll<HTMLAnchorElement>(':scope > li > a')].filter(
      (link) => getComputedStyle(link).visibility !== 'hidden',
    )
  const tell = () => {
    for (const link of list.querySelectorAll(':scope > li:has(> div) > a')) {
      const open = link.parentElement?.matches(':is(:hover, :focus-within):not([data-closed])') ?? false
      link.setAttribute('aria-expanded', String(open))
    }
  }
  list.addEventListener('keydown', (event) => {
    const { key, target } = event
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-nav] > ul > li') : null
    const link = target instanceof HTMLAnchorElement ? target : null
    const category = item?.querySelector('a')
    if (!item || !link || !category) return
    const panel = [...item.querySelectorAll<HTMLAnchorElement>(':scope > div a')]
    const next = link === category ? fromCategory(key) : fromPanel(key)
    if (!next) return
    event.preventDefault()
    item.removeAttribute('data-closed')
    next.focus()

    function fromCategory(pressed: string): HTMLElement | undefined {
      if (pressed === 'ArrowDown') return panel[0]
      if (pressed === 'ArrowUp') return panel.at(-1)
      return stepIn(categories(), pressed)
    }

    function fromPanel(pressed: string): HTMLElement | undefined {
      return pressed === 'ArrowUp' && link === panel[0] ? (category ?? undefined) : stepIn(panel, pressed)
    }

    function stepIn(row: readonly HTMLAnchorElement[], pressed: string): HTMLElement | undefined {
      const place = link ? placeAfter(pressed, row.indexOf(link), row.length, rtl) : undefined
      return place === undefined ? undefined : row[place]
    }
  })
  for (const sign of ['focusin', 'focusout', 'pointerover', 'pointerout', 'keyup'] as const)
    list.addEventListener(sign, tell)
  // A panel that came after the focus is open too.
  addEventListener(unfoldEvent, tell)
  tell()
}
