import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { changePassword, resetPassword } from '#stores/account/auth/recovery.ts'
import { $role } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import { closePopup, closeToHome, openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import sheet from './account.css?url'
import { NewPassword } from './NewPassword.tsx'

interface Props {
  name: 'changePassword' | 'reset'
  language: SiteLanguage
  onClose: () => void
}

/**
 * Changes the password of a member who knows the current one, or resets it by the link of an e-mail. After a change,
 * closing the confirmation redirects to the home page (product rule 2.12).
 */
export function PasswordDialog({ name, language, onClose }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const role = useStore($role)
  const [done, setDone] = useState(false)
  // The agents' page has its login behind the dialog.
  const toLogin = () => (environment.place().path.endsWith('/agent/') ? closePopup() : openPopup({ name: 'login' }))
  const isChange = name === 'changePassword'
  const leave = done && isChange ? () => closeToHome(localPath(language, '/')) : onClose
  const hasNoPassword = isChange && (role === 'visitor' || role === 'trial')
  return (
    <Dialog title={t(`${name}.title`)} closeLabel={t('close')} onClose={leave} sheet={sheet}>
      {hasNoPassword ? (
        <Notice kind="info" action={{ text: t('login.go'), onClick: toLogin }}>
          {t('error.session_required')}
        </Notice>
      ) : done ? (
        <Notice
          kind="success"
          action={isChange ? { text: t('ok'), onClick: leave } : { text: t('login.go'), onClick: toLogin }}
        >
          {t(`${name}.done`)}
        </Notice>
      ) : (
        <>
          <p>{t(`${name}.text`)}</p>
          <NewPassword
            asksOld={isChange}
            onSend={async (newPassword, oldPassword) => {
              if (isChange) await changePassword(oldPassword, newPassword)
              else await resetPassword(newPassword)
              setDone(true)
            }}
          />
        </>
      )}
    </Dialog>
  )
}
