import { placeAfter } from '#ui/arrow-keys.ts'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a, button')]

/**
 * Arrow keys, Home and End move the focus between the entries of a menu. Arrow down on its button opens the menu.
 *
 * @returns removes the listeners
 */
export function watchMenuKeys(menu: HTMLElement, opener: HTMLElement | null): () => void {
  const moveFocus = (event: KeyboardEvent) => {
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
  const openMenu = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!menu.matches(':popover-open')) menu.showPopover()
    itemsOf(menu)[0]?.focus()
  }
  menu.addEventListener('keydown', moveFocus)
  opener?.addEventListener('keydown', openMenu)
  return () => {
    menu.removeEventListener('keydown', moveFocus)
    opener?.removeEventListener('keydown', openMenu)
  }
}
