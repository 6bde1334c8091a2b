import { $notice } from '#stores/news.ts'
import { isBusyPage, quiet } from './quiet.ts'

/** The session flag of visitors (specification §4); the popup sets it when it is closed. */
const flag = 'arara.ANONYMOUS_POPUP'

/**
 * Opens the announcements for a visitor once per session, when there are any. Members are greeted by
 * `popups/Greeting.tsx`: for visitors this keeps the popup's code off pages that have nothing to announce.
 */
export async function announceToVisitor(): Promise<void> {
  if (document.documentElement.dataset.role !== 'visitor' || isBusyPage() || isClosed()) return
  if (!$notice.get()?.popup.length) return
  await quiet()
  if (isClosed() || document.documentElement.dataset.role !== 'visitor') return
  location.hash = 'announcement'
  // An entry of our own: closing goes back to the one before it (`stores/popup.ts`).
  history.replaceState({ arara: true }, '')
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(flag) === 'closed'
  } catch {
    // Where nothing can be remembered, the announcements would come with every page.
    return true
  }
}
