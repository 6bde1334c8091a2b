import { Suspense, useEffect } from 'react'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Messages } from '#lib/messages.ts'
import { refreshSession } from '#stores/current-member.ts'
import { followEvents } from '#stores/events.ts'
import { $role } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { FavoriteMarks } from './FavoriteMarks.tsx'
import { Greeting } from './Greeting.tsx'
import { PopupWords } from './PopupWords.tsx'
import { SessionEnded } from './SessionEnded.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
}

const greetingAreas = ['announcements'] as const

/** What a page has besides its popups while somebody is logged in, or when the gateway has ended the session. */
export function SessionParts({ language, locale, messages }: Props) {
  const role = useStore($role)
  useEffect(() => {
    followEvents(language)
  }, [language])
  useEffect(() => {
    // For a session that existed before: after a login it is known already. A code from the address brings another session.
    if (document.documentElement.dataset.handoff === undefined) void refreshSession(language)
  }, [language])
  return (
    <>
      {role !== 'visitor' && (
        <>
          <FavoriteMarks />
          <Boundary fallback={null}>
            <Suspense fallback={null}>
              <PopupWords areas={greetingAreas} locale={locale} messages={messages}>
                <Greeting language={language} locale={locale} />
              </PopupWords>
            </Suspense>
          </Boundary>
        </>
      )}
      <SessionEnded />
    </>
  )
}
