import { useEffect } from 'react'
import { useWords } from '#islands/Words.tsx'
import { $session, $sessionEnded } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import { $popup, openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'

/** Opens the login when the gateway has ended the session, and leaves a member's page when another tab has. */
export function SessionEnded() {
  const t = useWords<'common' | 'errors'>()
  const ended = useStore($sessionEnded)
  const popup = useStore($popup)
  useEffect(() => {
    return environment.onBroadcast((message) => {
      const { guard, login = '/' } = document.documentElement.dataset
      // The session was ended in another tab: no data of the account may stay on this page.
      const left = message.type === 'logout' && message.reason === 'left' && !$session.get()
      if (left && guard) environment.navigate(login.replace(/login\/$/, ''))
    })
  }, [])
  useEffect(() => {
    // One dialog, even if several calls failed at once. The page keeps what was typed.
    if (ended && !$popup.get()) openPopup({ name: 'login' })
  }, [ended])
  // The login dialog shows this itself.
  if (!ended || popup?.name === 'login') return null
  return (
    <div className="toast" role="alert">
      {t('session.ended')}
    </div>
  )
}
