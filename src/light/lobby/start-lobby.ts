/**
 * Loads the games of a lobby from the gateway when the browser is idle, or at once if the address or a tap asks for a
 * filter.
 */
export function startLobby(): void {
  const begin = () => void import('./lobby-grid.ts').then(({ watchLobby }) => watchLobby())
  addEventListener('click', begin, { once: true })
  if (document.documentElement.dataset.lobby || document.querySelector('[data-chosen]')) begin()
  else if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 500)
}
