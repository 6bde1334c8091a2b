import { Suspense, useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import { deviceText } from '#lib/device-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { isBusyPage, quiet } from '#light/site/news/quiet.ts'
import { $arrival, lastLoginSeen } from '#stores/account/auth/arrival.ts'
import { contractsToShow } from '#stores/agents/contracts/contract-requests.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'

/** Only new members need it. */
const FirstOffer = lazyPart(() => import('./FirstOffer.tsx'), 'FirstOffer')

interface Props {
  language: SiteLanguage
  locale: string
}

/** Milliseconds for which a greeting is shown. */
const stay = 8000

/** Loads the announcements and the code that shows them only where they may open: not in the centres. */
async function announce(language: string, left: AbortSignal): Promise<void> {
  if (isBusyPage()) return
  const { announceToMember } = await import('./announce-to-member.ts')
  await announceToMember(language, left)
}

/** Opens the contracts that wait for an answer, once after a login, when no other popup is open. */
async function offerContracts(language: string, left: AbortSignal): Promise<void> {
  try {
    if (!(await contractsToShow(language)) || left.aborted) return
  } catch (error) {
    // If they cannot be loaded, the next page tries again.
    if (error instanceof CallError) return
    throw error
  }
  await quiet(left)
  openPopup({ name: 'contract' })
}

/**
 * Shows a logged-in person when the account was last used, or a new one the bonus of the first deposit, and opens the announcements
 * after a first login and else once a day.
 */
export function Greeting({ language, locale }: Props) {
  const t = useWords<'greeting' | 'common'>()
  const arrival = useStore($arrival)
  const [last, setLast] = useState<typeof arrival>()
  useEffect(() => {
    const left = new AbortController()
    announce(language, left.signal).catch((error: unknown) => {
      // A failure is ignored, because everything else works without announcements.
      if (!(error instanceof CallError)) throw error
    })
    void offerContracts(language, left.signal)
    return () => left.abort()
  }, [language])
  useEffect(() => {
    if (!arrival?.lastLoginAt) return
    setLast(arrival)
    lastLoginSeen()
  }, [arrival])
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), stay)
    return () => clearTimeout(timer)
  }, [last])
  if (arrival?.offersFirst)
    return (
      <Suspense fallback={null}>
        <FirstOffer language={language} />
      </Suspense>
    )
  if (!last?.lastLoginAt) return null
  const when = momentText(last.lastLoginAt, locale)
  const device = last.from && deviceText(last.from)
  return (
    <div className="toast" role="status">
      {last.from && device ? t('lastLogin.from', { when, device, place: last.from.place }) : t('lastLogin', { when })}
    </div>
  )
}
