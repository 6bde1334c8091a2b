import '#styles/centre.css'
import { Suspense, useEffect, useState } from 'react'
import { createTranslate, type Messages } from '#i18n/messages.ts'
import { latePart } from '#islands/late-part.tsx'
import { initialsOf } from '#lib/initials.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { environment } from '#stores/environment.ts'
import { $role, $session } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
}

const Deposit = latePart(async () => (await import('#islands/wallet/Deposit.tsx')).Deposit)
const BettingHistory = latePart(async () => (await import('#islands/member/BettingHistory.tsx')).BettingHistory)

/** Pages of the centre by the hash that names them (specification §2). */
const pages = [
  { hash: 'depositv2', icon: 'deposit', label: 'nav.deposit', member: true },
  { hash: 'personalHistoryCopy', icon: 'history', label: 'nav.bets', member: false },
] as const

/** The member centre: its menu, and the page the hash names. */
export function MemberCentre({ language, locale, messages }: Props) {
  const t = createTranslate(messages, locale)
  const session = useStore($session)
  const role = useStore($role)
  const name = session?.shownName ?? session?.account ?? ''
  const hash = useHash()
  const open = pages.filter(({ member }) => !member || role !== 'trial')
  const current = open.find((page) => page.hash === hash) ?? open[0]
  return (
    <div className="centre">
      <aside className="centre__side">
        <section className="panel me" aria-label={t('me')}>
          <div className="me__who">
            <span className="avatar" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <div>
              <h2>{name}</h2>
              <p>{t(`role.${role}`)}</p>
            </div>
          </div>
        </section>
        <nav className="centre__nav" aria-label={t('nav.label')}>
          {open.map((page) => (
            <a
              key={page.hash}
              className="chip"
              href={`#${page.hash}`}
              aria-current={page === current ? 'page' : undefined}
            >
              <Icon name={page.icon} small />
              {t(page.label)}
            </a>
          ))}
        </nav>
      </aside>
      <div className="centre__main">
        <Boundary
          key={current?.hash}
          fallback={
            <Notice kind="error" action={{ text: t('retry'), onClick: () => location.reload() }}>
              {t('error.unreachable')}
            </Notice>
          }
        >
          <Suspense
            fallback={
              <div className="panel" role="status">
                <span className="busy" aria-hidden="true" />
                <span className="unseen">{t('loading')}</span>
              </div>
            }
          >
            {current?.hash === 'depositv2' && <Deposit t={t} language={language} locale={locale} />}
            {current?.hash === 'personalHistoryCopy' && <BettingHistory t={t} language={language} locale={locale} />}
          </Suspense>
        </Boundary>
      </div>
    </div>
  )
}

function useHash(): string {
  const [hash, setHash] = useState('')
  useEffect(() => {
    const follow = () => {
      const { hash: current } = environment.place()
      // A popup over the centre has a hash of its own; the page behind it stays.
      if (current === '' || pages.some((page) => page.hash === current)) setHash(current)
    }
    follow()
    return environment.onMove(follow)
  }, [])
  return hash
}
