import { unfold } from '#light/unfold.ts'

/**
 * Tells apart what of the top navigation found room in the bar and what is left for "more". The style sheet alone folds
 * the bar (it wraps, and shows its first line); this takes the folded entries out of the order of tabs and leaves them,
 * and no others, in the panel.
 */
export function foldNavigation(navigation: HTMLElement): void {
  // What the panels hold waits in templates: on a phone, and until somebody is here, the page is lighter without it.
  unfold(navigation)
  const bar = navigation.querySelector<HTMLElement>(':scope > ul')
  const panel = navigation.querySelector<HTMLElement>('[popover]')
  if (!bar || !panel) return
  const copies = panel.querySelectorAll('li')
  const fold = () => {
    // The focus may have brought a later line into view before this was loaded.
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
