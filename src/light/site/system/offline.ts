/**
 * Tries again on a page that the service worker shows in place of another: the address is that of the other one, so loading it again
 * is trying again. It does so by itself as soon as there is a network.
 *
 * @param link leads home where the page is visited by its own address
 */
export function retryWhenOnline(link: HTMLAnchorElement): void {
  if (/\/offline\/?$/.test(location.pathname)) return
  link.href = location.pathname + location.search
  addEventListener('online', () => location.reload())
}
