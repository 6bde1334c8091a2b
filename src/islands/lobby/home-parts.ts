import { whenSomebodyIsHere } from '#islands/presence.ts'

/** What moves or is personal on the home page. Each part is loaded when it comes into view, never before. */
export function watchHome(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  inView('[data-jackpot]', (card) => {
    void import('./jackpot.ts').then(({ runJackpot }) => runJackpot(card, still))
  })
  inView('[data-winners]', (board) => {
    void import('./winners.ts').then(({ runWinners }) => runWinners(board, still))
  })
  whenSomebodyIsHere(() => {
    inView('[data-recent]', (row) => {
      void import('./recent-row.ts').then(({ showRecent }) => showRecent(row))
    })
  })
}

/** Once per element, when it is nearly in view; a hidden one never is. */
function inView(selector: string, work: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        work(element)
      },
      { rootMargin: '100px' },
    )
    observer.observe(element)
  }
}
