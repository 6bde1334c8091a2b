import './member-home.css'
import { useEffect, useState } from 'react'
import { loadMessages } from '#i18n/load.ts'
import { guarded } from '#islands/Guard.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { $role } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'
import { MemberRows } from './MemberRows.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

/** Rows of the card, whose place is kept before they are known. */
const rows = ['play', 'rewards', 'contest', 'vip'] as const

/**
 * What a member came for, on top of the home page: the last game, what can be claimed, the bonus or race under way, and the next level.
 * Its words come late, because visitors never need them.
 */
export const MemberHome = guarded(function MemberHome({ language, locale }: Props) {
  const role = useStore($role)
  const isReal = role === 'member' || role === 'agent'
  const [messages, setMessages] = useState<Messages>()
  useEffect(() => {
    if (isReal)
      void Promise.all((['home-member', 'hub'] as const).map(loadMessages)).then(([own, hub]) =>
        setMessages({ ...hub, ...own }),
      )
  }, [isReal])
  if (!isReal || !messages)
    return (
      <div className="member-home member-home--wait" aria-hidden="true">
        {rows.map((row) => (
          <i key={row} className="skeleton" />
        ))}
      </div>
    )
  return <MemberRows language={language} locale={locale} t={createTranslate(messages, locale)} />
})
