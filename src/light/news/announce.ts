import { notClosed } from '#stores/closed-announcements.ts'
import { $notice } from '#stores/news.ts'
import { isBusyPage, isUntouched } from './quiet.ts'

/**
 * Opens the announcements for a visitor, when there are any that nobody closed in this session, and the visitor only
 * looks around; otherwise the next page asks again. Members are greeted by `popups/Greeting.tsx`: for visitors this keeps
 * the popup's code off pages that have nothing to announce.
 */
export function announceToVisitor(): void {
  if (document.documentElement.dataset.role !== 'visitor' || isBusyPage() || !isUntouched()) return
  if (notClosed($notice.get()?.popup ?? []).length === 0) return
  location.hash = 'announcement'
  // An entry of our own: closing goes back to the one before it (`stores/popup.ts`).
  history.replaceState({ arara: true }, '')
}
