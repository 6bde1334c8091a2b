/** The parts of `Document` that polling uses. */
export interface Watched {
  readonly hidden: boolean
  addEventListener(type: 'visibilitychange', hear: () => void): void
  removeEventListener(type: 'visibilitychange', hear: () => void): void
}

/**
 * Polls while the page is visible: at once, and again some time after each answer. It stops while the page is hidden
 * and polls at once when the page is shown again. Requests never overlap.
 *
 * @param ask must handle its own errors
 * @param every milliseconds between an answer and the next request
 * @returns a function that stops the polling
 */
export function askWhileShown(ask: () => Promise<unknown>, every: number, page: Watched = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let stopped = false
  const next = async () => {
    clearTimeout(timer)
    if (stopped || asking || page.hidden) return
    asking = true
    try {
      await ask()
    } finally {
      asking = false
    }
    if (!stopped && !page.hidden) timer = setTimeout(begin, every)
  }
  const begin = () => void next()
  page.addEventListener('visibilitychange', begin)
  begin()
  return () => {
    stopped = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', begin)
  }
}
