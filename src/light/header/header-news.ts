import { $notice, loadNotice } from '#stores/site/news/news.ts'
import { visitorPopupKey } from '#stores/storage-keys.ts'

/**
 * Loads the notices, and opens the announcements.
 *
 * @param isUnderForm whether the page came with an open form, after which no announcements open
 */
export async function showNews(language: string, isUnderForm: boolean): Promise<void> {
  watchPictures()
  // Under a form they were loaded for its banner.
  if (!$notice.get()) await loadNotice(language)
  if ($notice.get()?.popup.length && !isUnderForm && !isClosed())
    await (await import('#light/site/news/announce.ts')).announceToVisitor()
}

/** Loads the replacement of missing pictures when the first picture fails, or has failed already. */
function watchPictures(): void {
  const mend = async () => (await import('#light/missing-pictures.ts')).mendMissingPictures()
  let mended = false
  const failed = ({ target }: { target: EventTarget | null }) => {
    if (mended || !(target instanceof HTMLImageElement)) return
    mended = true
    void mend()
  }
  // Error events of pictures do not bubble, so the listener is for the capture phase.
  addEventListener('error', failed, true)
  for (const target of document.images) if (target.complete && target.naturalWidth === 0) failed({ target })
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(visitorPopupKey) === 'closed'
  } catch {
    // Without storage the announcements would open on every page.
    return true
  }
}
