/** Pages that nobody wants to come back to: their form was sent. */
const entrances = /\/(login|register|agent)\/$/

/**
 * Makes the header's back link (`data-back`) go to where the person came from, if that is a page of the site; otherwise, and in
 * browsers without the Navigation API, it leads to the front page of the centre.
 *
 * @returns removes the listener
 */
export function followBack(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-back]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !cameFromSite()) return
    event.preventDefault()
    history.back()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** The entries that the Navigation API names are all of this site. */
function cameFromSite(): boolean {
  if (!('navigation' in window) || !navigation.canGoBack || !navigation.currentEntry) return false
  const before = navigation.entries()[navigation.currentEntry.index - 1]?.url
  return typeof before === 'string' && !entrances.test(new URL(before).pathname)
}
