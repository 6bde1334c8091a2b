import { mendMissingPictures } from '#islands/missing-pictures.ts'
import { $notice, $unseen, loadNotice, markNoticesSeen } from '#stores/news.ts'
import { announceToVisitor } from './announce.ts'

/**
 * Once somebody is here: how many notices this device has not opened, the strip of the home page as the gateway has it
 * now, then the announcements.
 */
export async function showNews(language: string): Promise<void> {
  mendMissingPictures()
  const dots = [...document.querySelectorAll<HTMLElement>('[data-notices]')]
  $unseen.subscribe((count) => {
    for (const dot of dots) {
      dot.hidden = count === 0
      dot.textContent = count > 9 ? '9+' : String(count)
    }
  })
  const look = () => {
    if (location.hash.startsWith('#notice')) markNoticesSeen()
  }
  addEventListener('hashchange', look)
  $notice.listen(async (notice) => {
    const track = document.querySelector<HTMLElement>('[data-notice-track]')
    if (track && notice) (await import('./notice-strip.ts')).showHeadlines(track, notice.player)
  })
  await loadNotice(language)
  look()
  announceToVisitor()
}
