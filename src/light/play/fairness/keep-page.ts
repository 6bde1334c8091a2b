/**
 * Asks the service worker to keep this page with all that it loads later, so that it also works without a network
 * (`layouts/worker.js`). Nothing happens where there is none.
 */
export function keepPage(): void {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker) return
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: location.pathname }))
}
