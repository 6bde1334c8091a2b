import { isPopupPage } from '#light/presence.ts'

/** Events after which no popup may cover the home page any more. */
const signs = ['close', 'pointermove', 'scroll', 'keyup', 'popstate', 'site:move'] as const

/**
 * Starts the moving and personal parts of the home page. While the login or the registration covers it, they are not even
 * loaded.
 */
export function watchHome(): void {
  const begin = () => void import('./home-parts.ts').then(({ startHome }) => startHome())
  // Closing a popup changes the address, see `stores/popup.ts`.
  const covered = () => isPopupPage() || document.querySelector('dialog[open]') !== null
  if (!covered()) {
    begin()
    return
  }
  // The code that closes the popup may handle the same event later.
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
