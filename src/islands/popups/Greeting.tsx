import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { createTranslate, type Messages } from '#i18n/messages.ts'
import { loadAnnouncements, popupWasClosed } from '#stores/announcements.ts'
import { $arrival, arrive } from '#stores/arrival.ts'
import { environment } from '#stores/environment.ts'
import { $popup, openPopup } from '#stores/popup.ts'
import { $role } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'

interface Props {
  words: Messages
  language: string
  locale: string
}

/** Pages on which people are busy with something of their own. */
const busyPages = /\/(help|agent|agentHome|member|play|app|mirrors|feedback|maintenance|404)\/$/

/** Milliseconds that a greeting stays. */
const stay = 8000

/** Says when the account was last used, and opens the announcements once per session. */
export function Greeting({ words, language, locale }: Props) {
  const role = useStore($role)
  const arrival = useStore($arrival)
  const [last, setLast] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    announce(language, left.signal).catch((error: unknown) => {
      // Announcements that do not arrive keep nobody from anything.
      if (!(error instanceof CallError)) throw error
    })
    return () => left.abort()
  }, [language])
  useEffect(() => {
    if (!arrival?.lastLoginAt) return
    setLast(arrival.lastLoginAt)
    arrive({ ...arrival, lastLoginAt: null })
  }, [arrival])
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), stay)
    return () => clearTimeout(timer)
  }, [last])
  if (!last || role === 'visitor') return null
  const t = createTranslate(words, locale)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(last))
  return (
    <div className="toast" role="status">
      {t('lastLogin', { when })}
    </div>
  )
}

async function announce(language: string, left: AbortSignal): Promise<void> {
  if (popupWasClosed() || busyPages.test(environment.place().path)) return
  const list = await loadAnnouncements('announcement', language)
  if (list.length === 0 || left.aborted) return
  await quiet(left)
  if (!popupWasClosed()) openPopup({ name: 'announcement' })
}

/** Resolves when nothing else is open, nobody is typing and the page is one to look around on. */
function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { activeElement } = document
      const typing = activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea')
      const free = !$popup.get() && !typing && !document.hidden && !document.querySelector('dialog[open]')
      // On these the popup is the page.
      if (!free || /\/(login|register)\/$/.test(environment.place().path)) return
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(look, 700)
    signal.addEventListener('abort', () => clearInterval(timer))
  })
}
