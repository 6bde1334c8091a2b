/** What of a document polling needs. */
export interface Watched {
  readonly hidden: boolean
  addEventListener(type: 'visibilitychange', hear: () => void): void
  removeEventListener(type: 'visibilitychange', hear: () => void): void
}

/**
 * Asks at once, and again some time after each answer, as long as the page is shown. Hidden it stops; shown again it
 * asks at once. There is one question at a time.
 *
 * @param ask answers for its own failures
 * @param every milliseconds between an answer and the next question
 * @returns how to stop
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
