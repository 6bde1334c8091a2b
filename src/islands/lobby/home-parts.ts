import { whenSomebodyIsHere } from '#islands/presence.ts'
import { unfold } from '#islands/unfold.ts'

/** What moves or is personal on the home page. Each part is loaded when it comes into view, never before. */
export function watchHome(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  inView('[data-jackpot]', (card) => {
    whenUncovered(() => void import('./jackpot.ts').then(({ runJackpot }) => runJackpot(card, still)))
  })
  inView('[data-winners]', (board) => {
    void import('./winners.ts').then(({ runWinners }) => runWinners(board, still))
  })
  whenSomebodyIsHere(() => {
    const main = document.querySelector('main')
    if (main) unfold(main)
    // A screen ahead: a row without games is lower than its place was, and what stands below must not jump in view.
    inView('[data-recent]', (row) => void import('./recent-row.ts').then(({ showRecent }) => showRecent(row)), '100%')
    inView(
      '[data-favorite]',
      (row) => void import('./favorite-row.ts').then(({ showFavorites }) => showFavorites(row)),
      '100%',
    )
  })
}

/** The login and the registration stand over the home page: what moves beneath waits until somebody sees it. */
function whenUncovered(work: () => void): void {
  // Closing either leaves its address, see `stores/popup.ts`.
  const covered = () =>
    /\/(login|register)\/$/.test(location.pathname) || document.querySelector('dialog[open]') !== null
  if (!covered()) {
    work()
    return
  }
  const signs = ['close', 'pointermove', 'scroll', 'keyup']
  const look = () => {
    if (covered()) return
    for (const sign of signs) removeEventListener(sign, look, true)
    work()
  }
  for (const sign of signs) addEventListener(sign, look, true)
}

/** Once per element, when it is nearly in view; a hidden one never is. */
function inView(selector: string, work: (element: HTMLElement) => void, margin = '100px'): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        work(element)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  }
}
