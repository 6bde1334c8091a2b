import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { createTranslate, type Messages } from '#i18n/messages.ts'
import { isBusyPage, quiet } from '#islands/news/quiet.ts'
import { loadAnnouncements, popupWasClosed } from '#stores/announcements.ts'
import { $arrival, arrive } from '#stores/arrival.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { offerContracts } from './offer-contracts.ts'

interface Props {
  words: Messages
  language: string
  locale: string
}

/** Milliseconds that a greeting stays. */
const stay = 8000

/** Says when the account was last used, and opens the announcements once per session: for whoever is logged in. */
export function Greeting({ words, language, locale }: Props) {
  const arrival = useStore($arrival)
  const [last, setLast] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    announce(language, left.signal).catch((error: unknown) => {
      // Announcements that do not arrive keep nobody from anything.
      if (!(error instanceof CallError)) throw error
    })
    void offerContracts(language, left.signal)
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
  if (!last) return null
  const t = createTranslate(words, locale)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(last))
  return (
    <div className="toast" role="status">
      {t('lastLogin', { when })}
    </div>
  )
}

async function announce(language: string, left: AbortSignal): Promise<void> {
  if (popupWasClosed() || isBusyPage()) return
  const list = await loadAnnouncements('announcement', language)
  if (list.length === 0 || left.aborted) return
  await quiet(left)
  if (popupWasClosed()) return
  // Who is here for the first time finds the welcome unfolded.
  const welcome = list.find(({ execution }) => execution === 'F')
  openPopup({ name: 'announcement', ...(welcome && { id: welcome.id }) })
}
