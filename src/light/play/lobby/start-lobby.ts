import { prefetchAnswer } from '#api/prefetch.ts'

/**
 * Loads the games of a lobby from the gateway when the browser is idle, or at once if the address or a tap asks for a
 * filter.
 */
export function startLobby(): void {
  const begin = () => void import('./lobby-grid.ts').then(({ watchLobby }) => watchLobby())
  for (const sign of ['pointerdown', 'click']) addEventListener(sign, begin, { once: true, passive: true })
  addEventListener('click', askForChoice)
  askForChoice()
  if (document.documentElement.dataset.lobby || document.querySelector('[data-chosen]')) begin()
  else if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 500)
}

const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''

/** Asks for the games of an early choice in the bar (`layouts/boot.js`) while the code that shows them is being loaded. */
function askForChoice(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-chosen]')
  const path = document.querySelector<HTMLElement>('[data-grid="lobby"]')?.dataset.games
  if (!link || !path || location.search) return
  const values = new URLSearchParams(link.search)
  const [vendor, chosen, show] = [values.get('vendor'), values.get('class'), values.get('show')]
  if (vendor) prefetchAnswer(`${baseUrl}${path}&vassalage=${vendor}`)
  if (chosen) prefetchAnswer(`${baseUrl}${path}&gameClassify=${chosen}`)
  if (show === 'playable' || show === 'hot') prefetchAnswer(`${baseUrl}${path}&listType=${show.toUpperCase()}`)
}
