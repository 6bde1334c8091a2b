/**
 * Asks the gateway what a lobby has once the page is drawn, or at once where the address or a tap asks for something
 * else.
 */
export function startLobby(): void {
  const begin = () => void import('./lobby-grid.ts').then(({ watchLobby }) => watchLobby())
  addEventListener('click', begin, { once: true })
  if (document.documentElement.dataset.lobby || document.querySelector('[data-chosen]')) begin()
  else if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 500)
}
