import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { offerOf } from '#stores/account/auth/auth.ts'
import { loginByCode, type Portal } from '#stores/account/auth/open-session.ts'
import { rememberedLogin, rememberLogin } from '#stores/account/auth/remembered.ts'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import type { OnStep } from './login-step.ts'
import { MobileCodeFields, useMobileCode } from './MobileCode.tsx'
import { RememberRow } from './RememberRow.tsx'
import { useAttempt } from './use-attempt.ts'

interface Props {
  language: string
  /** Country of the person's IP address, ISO 3166-1. */
  ipCountry: string | undefined
  onStep: OnStep
  onForgot: (() => void) | undefined
  portal: Portal
}

/** Login with a one-time code by SMS. */
export function SmsLogin({ language, ipCountry, onStep, onForgot, portal }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const [remembered] = useState(portal === 'member' ? rememberedLogin : undefined)
  const entered = useMobileCode(ipCountry, remembered?.type === 'sms' ? remembered.username : '')
  const [remember, setRemember] = useState(remembered?.type === 'sms')
  const { busy, fault, setFault, attempt } = useAttempt()
  const form = useFirstInvalid(entered.errors)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy || !entered.check()) return
    const failed = await attempt(async () => {
      const { mobileNum, countryDialingCode } = entered.mobile
      const due = await loginByCode(mobileNum, countryDialingCode, entered.code, portal)
      const countryCode = entered.countries.country?.countryCode ?? ''
      if (portal === 'member')
        rememberLogin(remember ? { username: mobileNum.trim(), type: 'sms', countryCode } : undefined)
      onStep(due ? { name: 'passwordDue', due } : { name: 'done' })
    })
    if (failed?.kind === 'refused' && failed.code === 'code_wrong') {
      entered.setErrors({ code: t('wrong.sms') })
      setFault(undefined)
    }
    const offer = failed && offerOf(failed)
    if (offer) onStep({ name: 'verify', offer, password: '' })
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <MobileCodeFields purpose="login" language={language} entered={entered} />
      <p className="field__hint">{t('login.sms.which')}</p>
      <RememberRow checked={remember} onChange={portal === 'member' ? setRemember : undefined} onForgot={onForgot} />
      {fault && !offerOf(fault) && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}
