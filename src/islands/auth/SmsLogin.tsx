import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { isMobileNumber } from '#stores/access.ts'
import { offerOf } from '#stores/auth.ts'
import { loginByCode } from '#stores/open-session.ts'
import { askForLoginCode } from '#stores/recovery.ts'
import { rememberedLogin, rememberLogin } from '#stores/remembered.ts'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { CodeField } from './CodeField.tsx'
import type { OnStep } from './login-step.ts'
import { MobileField } from './MobileField.tsx'
import { RememberRow } from './RememberRow.tsx'
import { useAttempt } from './use-attempt.ts'
import { useCountries } from './use-countries.ts'
import { useFirstInvalid } from './use-first-invalid.ts'

interface Props {
  language: string
  /** Country of the person's IP address, ISO 3166-1. */
  ipCountry: string | undefined
  onStep: OnStep
  onForgot: (() => void) | undefined
}

/** Login with a one-time code by SMS. */
export function SmsLogin({ language, ipCountry, onStep, onForgot }: Props) {
  const t = useWords<'auth' | 'steps' | 'errors' | 'common'>()
  const [remembered] = useState(rememberedLogin)
  const [mobileNum, setMobileNum] = useState(remembered?.type === 'sms' ? remembered.username : '')
  const [remember, setRemember] = useState(remembered?.type === 'sms')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<{ mobileNum?: string; code?: string }>({})
  const countries = useCountries(ipCountry)
  const { busy, fault, attempt } = useAttempt()
  const form = useFirstInvalid(errors)
  const { country } = countries
  const valid = country !== undefined && isMobileNumber(mobileNum, country)
  const dialing = country?.countryDialingCode ?? ''
  const wrongMobile = { mobileNum: t('error.mobile_invalid') }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = { ...(valid ? {} : wrongMobile), ...(code.trim() ? {} : { code: t('code.required') }) }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const failed = await attempt(async () => {
      const due = await loginByCode(mobileNum, dialing, code)
      const countryCode = country?.countryCode ?? ''
      rememberLogin(remember ? { username: mobileNum.trim(), type: 'sms', countryCode } : undefined)
      onStep(due ? { name: 'passwordDue', due } : { name: 'done' })
    })
    const offer = failed && offerOf(failed)
    if (offer) onStep({ name: 'verify', offer, password: '' })
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <MobileField
        label={t('mobile')}
        countries={countries}
        value={mobileNum}
        error={errors.mobileNum}
        isName
        onChange={setMobileNum}
      />
      <CodeField
        purpose="login"
        label={t('code')}
        ready={valid}
        onMissing={() => setErrors(wrongMobile)}
        send={() => {
          setErrors({})
          return askForLoginCode('login', { mobileNum, countryDialingCode: dialing }, language)
        }}
        value={code}
        error={errors.code}
        onChange={setCode}
      />
      <RememberRow checked={remember} onChange={setRemember} onForgot={onForgot} />
      {fault && !offerOf(fault) && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}
