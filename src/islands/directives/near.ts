import type { ClientDirective } from 'astro'

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

/**
 * `client:near`: hydrates when a pointer, a finger or the focus reaches the island, or at once if the address has state or
 * there is a session. People who only read the page load none of its scripts.
 */
const near: ClientDirective = (load, _options, island) => {
  const begin = async () => {
    for (const sign of signs) island.removeEventListener(sign, begin, true)
    const hydrate = await load()
    await hydrate()
  }
  if (location.search.length > 1 || document.documentElement.dataset.role !== 'visitor') {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: 500 })
    else setTimeout(begin, 1)
    return
  }
  for (const sign of signs) island.addEventListener(sign, begin, { capture: true, passive: true })
}

export default near
