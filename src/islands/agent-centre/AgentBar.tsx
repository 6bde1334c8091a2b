import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { ConfirmLogout } from '#islands/ConfirmLogout.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { logout } from '#stores/account/auth/logout.ts'
import { $session } from '#stores/account/auth/session.ts'
import { loadMember, type MemberInfo } from '#stores/account/members/load-member.ts'
import { loadProfile } from '#stores/account/security/profile.ts'
import { environment } from '#stores/environment.ts'
import { $popup, closePopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { ZoneClock } from './ZoneClock.tsx'

interface Props {
  language: SiteLanguage
  timeZone: string
}

/** The brand, the operator's time, the agent's name, and the logout, which leads to the agents' login page. */
export function AgentBar({ language, timeZone }: Props) {
  const t = useWords<'agent-centre' | 'common'>()
  const session = useStore($session)
  const token = session?.token
  const popup = useStore($popup)
  const [member, setMember] = useState<MemberInfo>()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!token) return
    void loadMember().then(setMember)
    // The count of unread messages.
    void loadProfile()
  }, [token])
  const leave = async () => {
    setLeaving(true)
    try {
      await logout()
    } catch (error) {
      // Without a network, the browser still removes the session.
      if (!(error instanceof CallError)) throw error
    } finally {
      environment.navigate(localPath(language, '/agent/'))
    }
  }
  return (
    <header className="agents__bar">
      <a className="agents__logo" href={localPath(language, '/')}>
        <span className="unseen">{t('home.link')}</span>
        <img src="/art/logo/mark.svg" width="36" height="36" alt="" />
        <svg viewBox="0 0 111 48" aria-hidden="true">
          <use href="#wordmark" />
        </svg>
      </a>
      <p className="agents__who">{member?.nickname || member?.account || session?.account}</p>
      <ZoneClock language={language} timeZone={timeZone} label={t('clock')} />
      <button type="button" className="button button--bare button--icon" data-popup="pause" aria-label={t('pause')}>
        <Icon name="pause" />
      </button>
      <button type="button" className="button button--line agents__leave" data-popup="logout">
        <Icon name="logout" small />
        <span>{t('logout')}</span>
      </button>
      {session && popup?.name === 'logout' && (
        <ConfirmLogout busy={isLeaving} onConfirm={() => void leave()} onCancel={closePopup} />
      )}
    </header>
  )
}
