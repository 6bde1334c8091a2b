import { useState } from 'react'
import { NewPassword } from '#islands/account/auth/NewPassword.tsx'
import { useWords } from '#islands/Words.tsx'
import { changePassword } from '#stores/account/security/security-acts.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  language: string
  /** When the password was changed last. */
  changedAt: string | null
}

/** Changes the login password. */
export function LoginPasswordForm({ language, changedAt }: Props) {
  const t = useWords<'security'>()
  const [isDone, setDone] = useState(false)
  return (
    <>
      <div className="security__form">
        <NewPassword
          // A new key after each change, so that the typed text is removed.
          key={changedAt ?? ''}
          asksOld
          onSend={async (newPassword, oldPassword) => {
            setDone(false)
            await changePassword(oldPassword, newPassword, language)
            setDone(true)
          }}
        />
      </div>
      {isDone && <Notice kind="success">{t('password.done')}</Notice>}
    </>
  )
}
