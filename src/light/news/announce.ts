import { notClosed } from '#stores/closed-announcements.ts'
import { $notice } from '#stores/news.ts'
import { isBusyPage, isUntouched } from './quiet.ts'

/**
 * Opens the announcements for a visitor who has not begun anything on this page, if there are any that were not closed in
 * this session. Otherwise the next page tries again. `popups/announce-to-member.ts` does the same for members.
 */
export function announceToVisitor(): void {
  if (document.documentElement.dataset.role !== 'visitor' || isBusyPage() || !isUntouched()) return
  if (notClosed($notice.get()?.popup ?? []).length === 0) return
  location.hash = 'announcement'
  // This adds a history entry, because closing the popup goes back (`stores/popup.ts`).
  history.replaceState({ arara: true }, '')
}
