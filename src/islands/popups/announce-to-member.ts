import { cameByTap, isFree, isUntouched, rests } from '#light/site/news/quiet.ts'
import { arrivedHere } from '#stores/account/auth/arrival.ts'
import { $popup, openPopup } from '#stores/popup.ts'
import { announcedToday, announceNow, loadAnnouncements, popupWasClosed } from '#stores/site/news/announcements.ts'
import { notClosed } from '#stores/site/news/closed-announcements.ts'

/**
 * Opens the announcements for a logged-in person, once per session and once a day; the welcome of a first login always. They
 * wait until the person rests after a login, or after the tap that led to this page. Announcements that were closed before the
 * login do not open again. If the person has begun something on this page, the next page opens them. Not for pages that must
 * not be interrupted.
 *
 * @throws CallError
 */
export async function announceToMember(language: string, left: AbortSignal): Promise<void> {
  if (popupWasClosed()) return
  // A login includes typing and clicking, so only the page that it leads to counts.
  const loggedInHere = arrivedHere()
  const fresh = notClosed(await loadAnnouncements('announcement', language))
  const welcome = fresh.find(({ execution }) => execution === 'F')
  if (fresh.length === 0 || (!welcome && announcedToday())) return
  if (loggedInHere) await loginClosed(left)
  await seen(left)
  if ((loggedInHere || cameByTap()) && !(await rests(left))) return
  if (left.aborted || popupWasClosed() || !(loggedInHere ? isFree() : isUntouched())) return
  announceNow()
  // The first login opens the welcome, later ones the first unread announcement.
  const first = welcome ?? fresh[0]
  openPopup({ name: 'announcement', ...(first && { id: first.id }) })
}

const accountForms: readonly (string | undefined)[] = ['login', 'register', 'forgot']

/** Resolves when the login is closed or replaced by another popup; never after `left` has aborted. */
function loginClosed(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!accountForms.includes($popup.get()?.name)) return resolve()
    const stop = $popup.listen((popup) => {
      if (accountForms.includes(popup?.name)) return
      stop()
      resolve()
    })
    left.addEventListener('abort', stop)
  })
}

/** Resolves when the page is visible; a tab can be opened in the background. */
function seen(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal: left })
  })
}
