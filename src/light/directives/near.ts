import type { ClientDirective } from 'astro'

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

/**
 * `client:near`: hydrates when a pointer, a finger or the focus reaches the island, or at once if the address has state or
 * there is a session. People who only read the page load none of its scripts.
 */
const near: ClientDirective = (load, _options, island) => {
  const begin = async (event?: Event) => {
    for (const sign of signs) island.removeEventListener(sign, begin, true)
    if (event?.target instanceof Element && event.target.closest('[data-part] a')) await followed()
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

/** Milliseconds; a finger on a link may only have scrolled. */
const patience = 2000

/**
 * Waits until a choice in the bar of a lobby has been applied, which needs no island (`light/play/lobby/lobby-grid.ts`): what
 * draws islands would come before the games.
 */
function followed(): Promise<void> {
  return new Promise((resolve) => {
    const grid = document.querySelector('[data-grid="lobby"]')
    if (!grid) return resolve()
    new MutationObserver((_records, observer) => {
      if (grid.ariaBusy === 'true') return
      observer.disconnect()
      resolve()
    }).observe(grid, { attributeFilter: ['aria-busy'] })
    setTimeout(resolve, patience)
  })
}

export default near
