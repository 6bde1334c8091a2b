import { useEffect, useRef } from 'react'
import { useWords } from '#islands/Words.tsx'
import { leaveDue } from '#stores/account/auth/logout.ts'
import type { PasswordDue } from '#stores/account/auth/open-session.ts'
import { changeDuePassword } from '#stores/account/auth/recovery.ts'
import { Notice } from '#ui/Notice.tsx'
import { NewPassword } from './NewPassword.tsx'

interface Props {
  due: PasswordDue
  /** The name that was typed at the login, if it was. */
  account?: string | undefined
  onDone: () => void
  onLeave: () => void
}

/** The password must be changed before anything else. The only alternative is to log out. */
export function PasswordDueStep({ due, account, onDone, onLeave }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const changed = useRef(false)
  useEffect(
    () => () => {
      // Without a new password, for example after the back button, the session on the gateway ends too. Offline, the
      // session expires.
      if (!changed.current) leaveDue(due).catch(() => undefined)
    },
    [due],
  )
  return (
    <>
      <Notice kind="info">{t('password.due')}</Notice>
      <NewPassword
        account={account}
        asksOld={due.oldPassword === ''}
        onSend={async (newPassword, typed) => {
          await changeDuePassword(due, due.oldPassword || typed, newPassword)
          changed.current = true
          onDone()
        }}
      />
      <button type="button" className="button button--wide" onClick={onLeave}>
        {t('password.leave')}
      </button>
    </>
  )
}
