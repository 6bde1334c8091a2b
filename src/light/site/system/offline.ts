/** Milliseconds until the page asks whether the site can be reached: longer each time. */
const [first, longest] = [3_000, 60_000]

/**
 * Tries again on a page that the service worker shows in place of another: the address is that of the other one, so loading it again
 * is trying again. It does so by itself as soon as the site can be reached. A browser says when a network comes back, but not when one
 * that was there all the time, such as a train's, lets requests through again; so the page asks too.
 *
 * @param link leads home where the page is visited by its own address
 */
export function retryWhenOnline(link: HTMLAnchorElement): void {
  if (/\/offline\/?$/.test(location.pathname)) return
  link.href = location.pathname + location.search
  addEventListener('online', () => location.reload())
  void askAfter(first)
}

async function askAfter(pause: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause))
  try {
    // No navigation, which the service worker would answer.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return await askAfter(Math.min(2 * pause, longest))
  }
  location.reload()
}
