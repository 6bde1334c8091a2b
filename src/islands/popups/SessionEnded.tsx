import { useEffect } from 'react'
import { useWords } from '#islands/Words.tsx'
import { environment } from '#stores/environment.ts'
import { $popup, openPopup } from '#stores/popup.ts'
import { $role, $session, $sessionEnded } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'

/** Keeps the page's mark of who is here current, and offers the login again when the gateway ended the session. */
export function SessionEnded() {
  const t = useWords<'common' | 'errors'>()
  const role = useStore($role)
  const perks = useStore($session)?.perks ?? ''
  const ended = useStore($sessionEnded)
  const popup = useStore($popup)
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { role, perks })
  }, [role, perks])
  useEffect(() => {
    environment.onBroadcast((message) => {
      const { guard, login = '/' } = document.documentElement.dataset
      // Somebody signed out of this session in another tab: nothing of the account stays on the screen of this one.
      const left = message.type === 'logout' && message.reason === 'left' && !$session.get()
      if (left && guard) environment.navigate(login.replace(/login\/$/, ''))
    })
  }, [])
  useEffect(() => {
    // One prompt, however many calls failed at once; the page behind keeps what was typed.
    if (ended && !$popup.get()) openPopup({ name: 'login' })
  }, [ended])
  // The login says so itself.
  if (!ended || popup?.name === 'login') return null
  return (
    <div className="toast" role="alert">
      {t('session.ended')}
    </div>
  )
}
