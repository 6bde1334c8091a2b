import type { ClientDirective } from 'astro'

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'hashchange', 'popstate'] as const

/**
 * `client:interaction`: hydrates at the first activity of a person (pointer, touch, key, focus, a popup in the address), or
 * at once if the address has state or there is a session. Visitors who only read load no script.
 */
const interaction: ClientDirective = (load) => {
  const begin = async () => {
    for (const sign of signs) removeEventListener(sign, begin, true)
    const hydrate = await load()
    await hydrate()
  }
  const { role } = document.documentElement.dataset
  const asked =
    location.hash.length > 1 || location.search.length > 1 || /\/(login|register)\/$/.test(location.pathname)
  if (asked || role !== 'visitor') {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: 500 })
    else setTimeout(begin, 1)
    return
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, once: true })
}

export default interaction
