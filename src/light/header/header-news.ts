import { $notice, $unseen, loadNotice, markNoticesSeen } from '#stores/news.ts'
import { visitorPopupKey } from '#stores/storage-keys.ts'

/**
 * Once somebody is here: how many notices this device has not opened, the strip of the home page as the gateway has it
 * now, then the announcements.
 */
export async function showNews(language: string): Promise<void> {
  watchPictures()
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
    if (track && notice) (await import('#light/news/notice-strip.ts')).showHeadlines(track, notice.player)
  })
  await loadNotice(language)
  look()
  if ($notice.get()?.popup.length && !isClosed()) (await import('#light/news/announce.ts')).announceToVisitor()
}

/** What mends pictures comes with the first that failed, before this ran or later. */
function watchPictures(): void {
  const mend = async () => (await import('#light/missing-pictures.ts')).mendMissingPictures()
  let mended = false
  const failed = ({ target }: { target: EventTarget | null }) => {
    if (mended || !(target instanceof HTMLImageElement)) return
    mended = true
    void mend()
  }
  // Errors of pictures do not bubble, but they can be caught on the way down.
  addEventListener('error', failed, true)
  for (const target of document.images) if (target.complete && target.naturalWidth === 0) failed({ target })
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(visitorPopupKey) === 'closed'
  } catch {
    // Where nothing can be remembered, the announcements would come with every page.
    return true
  }
}
