import { useEffect, useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { initialsOf } from '#lib/initials.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { loadMember, type MemberInfo } from '#stores/agent.ts'
import { environment } from '#stores/environment.ts'
import { logout } from '#stores/logout.ts'
import { $role, $session } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'

/** The agent's front page: name, time, links and logout. */
export function AgentDesk({ language, locale }: ScreenProps) {
  const t = useWords<'agent' | 'errors' | 'centre' | 'common'>()
  const session = useStore($session)
  const token = session?.token
  const role = useStore($role)
  const [member, setMember] = useState<MemberInfo>()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (token) void loadMember().then(setMember)
  }, [token])
  useEffect(() => {
    if (!token && isLeaving) environment.navigate(localPath(language, '/agent/'))
  }, [token, isLeaving, language])
  const leave = () => {
    setLeaving(true)
    // Without a network, the browser still removes the session.
    logout().catch(() => undefined)
  }
  const name = member?.nickname || member?.account || session?.account || ''
  return (
    <section className="desk" aria-labelledby="desk">
      <header className="desk__who">
        <span className="avatar" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div>
          <h1 id="desk">{name}</h1>
          <p>{role === 'agent' ? t('role') : ''}</p>
        </div>
        <button type="button" className="button button--line" aria-disabled={isLeaving} onClick={leave}>
          {isLeaving && <span className="busy" aria-hidden="true" />}
          {t('logout')}
        </button>
      </header>
      <Clock locale={locale} label={t('clock')} />
      <nav className="desk__ways" aria-label={t('ways')}>
        <a className="button" href={localPath(language, screenRoute('member', 'personalHistoryCopy'))}>
          {t('bets')}
        </a>
        <a className="button" href={localPath(language, screenRoute('member', 'depositv2'))}>
          {t('deposit')}
        </a>
        <a className="button" href={localPath(language, '/support/')} data-support="">
          {t('support')}
        </a>
      </nav>
    </section>
  )
}

/** The local time in seconds, with its offset from GMT. */
function Clock({ locale, label }: { locale: string; label: string }) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="desk__clock">
      <span>{label}</span>{' '}
      {now ? (
        <time dateTime={now.toISOString()}>{dateFormat(locale, { timeStyle: 'medium' }).format(now)}</time>
      ) : (
        <span>--:--:--</span>
      )}{' '}
      <b>{now ? offsetOf(now) : 'GMT'}</b>
    </p>
  )
}

function offsetOf(date: Date): string {
  const minutes = -date.getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const sign = minutes < 0 ? '−' : '+'
  return `GMT${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
