import { placeAfter } from '#ui/arrow-keys.ts'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a, button')]

/** Arrow keys, Home and End walk the entries of a menu, and down leads into it from the button that opens it. */
export function watchMenuKeys(menu: HTMLElement, opener: HTMLElement | null): () => void {
  const walk = (event: KeyboardEvent) => {
    const items = itemsOf(menu)
    const { activeElement } = document
    const next = placeAfter(
      event.key,
      activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1,
      items.length,
    )
    if (next === undefined) return
    event.preventDefault()
    items[next]?.focus()
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!menu.matches(':popover-open')) menu.showPopover()
    itemsOf(menu)[0]?.focus()
  }
  menu.addEventListener('keydown', walk)
  opener?.addEventListener('keydown', enter)
  return () => {
    menu.removeEventListener('keydown', walk)
    opener?.removeEventListener('keydown', enter)
  }
}
