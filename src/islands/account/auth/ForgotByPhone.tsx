import { CallError } from '#api/errors.ts'
import { useWords } from '#islands/Words.tsx'
import type { Portal } from '#stores/account/auth/open-session.ts'
import { setPassword } from '#stores/account/auth/recovery.ts'
import { MobileCodeFields, useMobileCode } from './MobileCode.tsx'
import { NewPassword } from './NewPassword.tsx'

interface Props {
  language: string
  ipCountry: string | undefined
  portal: Portal
  onDone: () => void
}

/** Asks for mobile number, one-time code and new password. Setting the password also logs the person in. */
export function ForgotByPhone({ language, ipCountry, portal, onDone }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const entered = useMobileCode(ipCountry)
  return (
    <>
      <div className="form">
        <MobileCodeFields purpose="password" language={language} entered={entered} />
        <p className="field__hint">{t('forgot.phone.which')}</p>
      </div>
      <NewPassword
        account={entered.mobileNum}
        check={entered.check}
        onSend={async (newPassword) => {
          try {
            await setPassword(entered.mobile, entered.code, newPassword, portal)
          } catch (error) {
            const wrong =
              error instanceof CallError && error.fault.kind === 'refused' && error.fault.code === 'code_wrong'
            if (wrong) entered.setErrors({ code: t('wrong.sms') })
            throw error
          }
          onDone()
        }}
      />
    </>
  )
}
