import { announcedToday, announceNow } from '#stores/site/news/announcements.ts'
import { notClosed } from '#stores/site/news/closed-announcements.ts'
import { $notice } from '#stores/site/news/news.ts'
import { cameByTap, isBusyPage, isUntouched, rests } from './quiet.ts'

const mayOpen = (): boolean =>
  document.documentElement.dataset.role === 'visitor' &&
  !isBusyPage() &&
  isUntouched() &&
  !announcedToday() &&
  notClosed($notice.get()?.popup ?? []).length > 0

/**
 * Opens the announcements for a visitor who has not begun anything on this page, at most once a day, if there are any that were
 * not closed in this session. On a page that a tap led to the visitor rests first. Otherwise the next page tries again.
 * `popups/announce-to-member.ts` does the same for members.
 */
export async function announceToVisitor(): Promise<void> {
  if (!mayOpen() || (cameByTap() && !(await rests())) || !mayOpen()) return
  announceNow()
  location.hash = 'announcement'
  // This adds a history entry, because closing the popup goes back (`stores/popup.ts`).
  history.replaceState({ arara: true }, '')
}
