import { isBusyPage, isFree, isUntouched } from '#light/news/quiet.ts'
import { loadAnnouncements, popupWasClosed } from '#stores/announcements.ts'
import { arrivedHere } from '#stores/arrival.ts'
import { notClosed } from '#stores/closed-announcements.ts'
import { $popup, openPopup } from '#stores/popup.ts'

/**
 * Opens the announcements for whoever is logged in, once per session: those that were closed before the login do not
 * open again. Whoever has begun something on this page is left alone until the next one.
 *
 * @throws CallError
 */
export async function announceToMember(language: string, left: AbortSignal): Promise<void> {
  if (popupWasClosed() || isBusyPage()) return
  // Somebody who logs in has typed and clicked already: what counts is where the login leads.
  const loggedInHere = arrivedHere()
  const fresh = notClosed(await loadAnnouncements('announcement', language))
  if (fresh.length === 0) return
  if (loggedInHere) await loginClosed(left)
  await seen(left)
  if (left.aborted || popupWasClosed() || !(loggedInHere ? isFree() : isUntouched())) return
  // Who is here for the first time finds the welcome unfolded, others what they have not read yet.
  const first = fresh.find(({ execution }) => execution === 'F') ?? fresh[0]
  openPopup({ name: 'announcement', ...(first && { id: first.id }) })
}

const accountForms: readonly (string | undefined)[] = ['login', 'register', 'forgot']

/** Resolves when the login is closed or has made way for another popup; never once `left` aborts. */
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

/** Resolves when the page is the one in view: a tab can be opened behind another. */
function seen(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal: left })
  })
}
