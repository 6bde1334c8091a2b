import { unfold } from '#light/unfold.ts'

/**
 * Divides the entries of the top navigation between the bar and the panel "more". The style sheet folds the bar: it wraps
 * and shows its first line. This script removes the folded entries from the tab order and shows them, and only them, in
 * the panel.
 */
export function foldNavigation(navigation: HTMLElement): void {
  // The panels are in templates until the first use, which keeps the page light on phones.
  unfold(navigation)
  const bar = navigation.querySelector<HTMLElement>(':scope > ul')
  const panel = navigation.querySelector<HTMLElement>('[popover]')
  if (!bar || !panel) return
  const copies = panel.querySelectorAll('li')
  const fold = () => {
    // The focus may have scrolled to a later line before this script was loaded.
    navigation.scrollTop = 0
    const entries = [...bar.children].filter((entry) => entry instanceof HTMLElement)
    const [first] = entries
    const folded = entries.map(({ offsetTop }) => offsetTop > (first?.offsetTop ?? 0))
    for (const [index, entry] of entries.entries()) {
      entry.toggleAttribute('data-folded', folded[index])
      copies[index]?.toggleAttribute('hidden', !folded[index])
    }
    if (!folded.includes(true)) panel.hidePopover()
  }
  new ResizeObserver(fold).observe(bar)
}
