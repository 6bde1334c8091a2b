import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { useWords } from '#islands/Words.tsx'
import { $arrival, toldLastLogin } from '#stores/arrival.ts'
import { useStore } from '#stores/use-store.ts'
import { announceToMember } from './announce-to-member.ts'
import { offerContracts } from './offer-contracts.ts'

interface Props {
  language: string
  locale: string
}

/** Milliseconds for which a greeting is shown. */
const stay = 8000

/** Shows a logged-in person when the account was last used, and opens the announcements once per session. */
export function Greeting({ language, locale }: Props) {
  const t = useWords<'announcements' | 'common'>()
  const arrival = useStore($arrival)
  const [last, setLast] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    announceToMember(language, left.signal).catch((error: unknown) => {
      // Without announcements everything else still works.
      if (!(error instanceof CallError)) throw error
    })
    void offerContracts(language, left.signal)
    return () => left.abort()
  }, [language])
  useEffect(() => {
    if (!arrival?.lastLoginAt) return
    setLast(arrival.lastLoginAt)
    toldLastLogin()
  }, [arrival])
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), stay)
    return () => clearTimeout(timer)
  }, [last])
  if (!last) return null
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(last))
  return (
    <div className="toast" role="status">
      {t('lastLogin', { when })}
    </div>
  )
}
