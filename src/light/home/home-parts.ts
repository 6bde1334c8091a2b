import type { Headline } from '#contract/site/news/announcement.ts'
import { nodeOf } from '#light/element.ts'
import { onFirstActivity } from '#light/presence.ts'
import { unfold } from '#light/unfold.ts'
import { headlineItems } from '#parts/site/news/headlines.ts'
import { $notice } from '#stores/site/news/news.ts'
import { watchBanners } from './banner-carousel.ts'

/** Starts the moving and personal parts of the home page. Each is loaded when it comes into view. */
export function startHome(): void {
  watchBanners()
  const track = document.querySelector<HTMLElement>('[data-notice-track]')
  if (track) $notice.subscribe((notice) => notice && showHeadlines(track, notice.player))
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  inView('[data-winners]', (board) => {
    void import('./winners.ts').then(({ runWinners }) => runWinners(board, still))
  })
  onFirstActivity(() => {
    const card = document.querySelector<HTMLElement>('[data-jackpot]')
    // It may be hidden, so it need not come into view.
    if (card) void import('#light/rewards/jackpot/card.ts').then(({ runJackpot }) => runJackpot(card, still))
    const main = document.querySelector('main')
    if (main) unfold(main)
    // One screen ahead: an empty row is lower than its placeholder, and the page must not move in view.
    inView(
      '.houses[data-days]',
      (houses) => void import('#light/play/draws/house-draws.ts').then(({ showHouseDraws }) => showHouseDraws(houses)),
      '100%',
    )
    inView('[data-recent]', (row) => void import('./member-rows.ts').then(({ showRecent }) => showRecent(row)), '100%')
    inView(
      '[data-favorite]',
      (row) => void import('./member-rows.ts').then(({ showFavorites }) => showFavorites(row)),
      '100%',
    )
  })
}

/** Runs work once per element, when it is nearly in view. Hidden elements never are. */
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

/** Shows headlines in the strip, twice for the loop. Headlines that are there already stay. */
function showHeadlines(track: HTMLElement, headlines: readonly Headline[]): void {
  const shown = [...track.querySelectorAll('li:not([aria-hidden])')].map((item) => item.textContent.trim())
  const now = headlines.map(({ title }) => title)
  const strip = track.closest<HTMLElement>('.notice')
  // Removing the strip would move the page, so it keeps its last headlines.
  if (!strip || now.length === 0 || now.join('\n') === shown.join('\n')) return
  track.replaceChildren(...headlineItems(headlines).map((item) => nodeOf(item)))
}
