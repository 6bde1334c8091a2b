/** Asks the gateway what a lobby has once the page is drawn, or at once where the address asks for something else. */
export function startLobby(): void {
  const begin = () => void import('./lobby-grid.ts').then(({ watchLobby }) => watchLobby())
  if (document.documentElement.dataset.lobby) begin()
  else if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 500)
}
