import { useEffect, useRef } from 'react'
import { useWords } from '#islands/Words.tsx'
import { leaveDue, type PasswordDue } from '#stores/auth.ts'
import { changeDuePassword } from '#stores/recovery.ts'
import { Notice } from '#ui/Notice.tsx'
import { NewPassword } from './NewPassword.tsx'

interface Props {
  due: PasswordDue
  onDone: () => void
  onLeave: () => void
}

/** A password that must be changed before anything else; the only other way is out. */
export function PasswordDueStep({ due, onDone, onLeave }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const settled = useRef(false)
  useEffect(
    () => () => {
      // Gone without a new password, such as by going back: the session on the server ends too, if it can be told.
      if (!settled.current) leaveDue(due).catch(() => undefined)
    },
    [due],
  )
  return (
    <>
      <Notice kind="info">{t('password.due')}</Notice>
      <NewPassword
        asksOld={due.oldPassword === ''}
        onSend={async (newPassword, typed) => {
          await changeDuePassword(due, due.oldPassword || typed, newPassword)
          settled.current = true
          onDone()
        }}
      />
      <button type="button" className="button button--wide" onClick={onLeave}>
        {t('password.leave')}
      </button>
    </>
  )
}
