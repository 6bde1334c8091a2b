/** What may leave the home page without a popup over it. */
const signs = ['close', 'pointermove', 'scroll', 'keyup', 'popstate', 'site:move'] as const

/**
 * Starts the home page. The login and the registration stand over it: what moves beneath is not even loaded until somebody
 * sees it.
 */
export function watchHome(): void {
  const begin = () => void import('./home-parts.ts').then(({ startHome }) => startHome())
  // Closing either leaves its address, see `stores/popup.ts`.
  const covered = () =>
    /\/(login|register)\/$/.test(location.pathname) || document.querySelector('dialog[open]') !== null
  if (!covered()) {
    begin()
    return
  }
  // What closes a popup hears of the same event, maybe later.
  let begun = false
  const look = () =>
    requestAnimationFrame(() => {
      if (begun || covered()) return
      begun = true
      for (const sign of signs) removeEventListener(sign, look, true)
      begin()
    })
  for (const sign of signs) addEventListener(sign, look, true)
}
