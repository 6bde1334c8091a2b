import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { verifyLogin } from '#stores/account/auth/open-session.ts'
import { askForVerification } from '#stores/account/auth/recovery.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { CodeField } from './CodeField.tsx'
import type { LoginStep, OnStep } from './login-step.ts'
import { useAttempt } from './use-attempt.ts'

interface Props {
  language: string
  step: Extract<LoginStep, { name: 'verify' }>
  onStep: OnStep
  onBack: () => void
}

/**
 * Second step of a login from a new IP address: a one-time code by SMS or e-mail, or the name of the account holder. An
 * account with an authenticator app asks for its code, or for a recovery code, at every login.
 */
export function SecondStep({ language, step, onStep, onBack }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const { offer, password, account } = step
  const [method, setMethod] = useState(offer.methods[0] ?? 'sms')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<{ code?: string }>({})
  const { busy, fault, setFault, attempt } = useAttempt()
  const form = useFirstInvalid(errors)
  const hint = offer.hints[method]
  const isExpired = fault?.kind === 'refused' && fault.code === 'verification_expired'

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy || isExpired) return
    const missing = code.trim() ? {} : { code: t('code.required') }
    setErrors(missing)
    if (!code.trim()) return
    const failed = await attempt(async () => {
      const due = await verifyLogin(offer, method, code, password)
      onStep(due ? { name: 'passwordDue', due, account } : { name: 'done' })
    })
    if (failed?.kind === 'refused' && failed.code === 'code_wrong') {
      setErrors({ code: t(`wrong.${method}`) })
      setFault(undefined)
    }
  }

  const change = (text: string) => setCode(text)
  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(offer.methods.includes('authenticator') ? 'verify.text.app' : 'verify.text')}</p>
      <Segments
        legend={t('verify.method')}
        value={method}
        options={offer.methods.map((value) => ({ value, label: t(`verify.${value}`) }))}
        onChange={(next) => {
          setMethod(next)
          setCode('')
          setErrors({})
        }}
      />
      {method === 'sms' || method === 'email' ? (
        <>
          {hint && <p className="field__hint">{t(`verify.${method}.to`, { target: hint })}</p>}
          <CodeField
            key={method}
            purpose={`verify-${method}`}
            label={t('code')}
            ready
            send={() => askForVerification(offer.verificationId, method, language)}
            value={code}
            error={errors.code}
            onChange={change}
          />
        </>
      ) : (
        <TextField
          key={method}
          label={t(`verify.${method}.label`)}
          hint={t(`verify.${method}.hint`)}
          name="code"
          autoComplete={{ payeeName: 'name', authenticator: 'one-time-code', recoveryCode: 'off' }[method]}
          inputMode={method === 'authenticator' ? 'numeric' : 'text'}
          maxLength={255}
          value={code}
          error={errors.code}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {!isExpired && (
        <SubmitButton busy={busy} busyLabel={t('verify.busy')}>
          {t('verify.submit')}
        </SubmitButton>
      )}
      <button type="button" className="button button--wide" onClick={onBack}>
        {t('verify.back')}
      </button>
    </form>
  )
}
