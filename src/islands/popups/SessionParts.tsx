import { Suspense, useEffect } from 'react'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Messages } from '#lib/messages.ts'
import { $role } from '#stores/account/auth/session.ts'
import { refreshSession } from '#stores/account/members/current-member.ts'
import { followEvents } from '#stores/events.ts'
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

const greetingAreas = ['greeting'] as const

/** Parts of a page besides its popups while a member is logged in, or after the gateway has ended the session. */
export function SessionParts({ language, locale, messages }: Props) {
  const role = useStore($role)
  useEffect(() => {
    followEvents(language)
  }, [language])
  useEffect(() => {
    // This is for a session that existed before: a login loads the account itself. A code from the address starts
    // another session.
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
