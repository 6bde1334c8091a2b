import { type SyntheticEvent, useState } from 'react'
import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { login, offerOf } from '#stores/account/auth/auth.ts'
import type { Portal } from '#stores/account/auth/open-session.ts'
import { rememberedLogin, rememberLogin } from '#stores/account/auth/remembered.ts'
import { PasswordField, TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { useBootText } from '#ui/use-boot-text.ts'
import { CaptchaField } from './CaptchaField.tsx'
import type { OnStep } from './login-step.ts'
import { RememberRow } from './RememberRow.tsx'
import { useAttempt } from './use-attempt.ts'
import { useCaptcha } from './use-captcha.ts'
import { useNumberCountry } from './use-number-country.tsx'

interface Props {
  onStep: OnStep
  onForgot: (() => void) | undefined
  /** Country of the person's IP address, ISO 3166-1. */
  ipCountry?: string | undefined
  /** Agents have a separate login, which does not remember user names (product rule 2.8). */
  portal: Portal
}

type Errors = Partial<Record<'username' | 'password' | 'captcha', string>>

/** Login by name and password. A captcha or a proof of work is added when the gateway asks for it. */
export function PasswordLogin({ onStep, onForgot, ipCountry, portal }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const [remembered] = useState(portal === 'member' ? rememberedLogin : undefined)
  const [username, setUsername] = useState(remembered?.type === 'username' ? remembered.username : '')
  const [remember, setRemember] = useState(remembered?.type === 'username')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [needsProof, setNeedsProof] = useState(false)
  const { busy, fault, attempt } = useAttempt()
  const captcha = useCaptcha()
  const number = useNumberCountry(username)
  const form = useFirstInvalid(errors)
  useBootText(form, (typed) => {
    setUsername((current) => typed.username ?? current)
    setPassword((current) => typed.password ?? current)
  })

  // After the choice of proof of work, the letters are no longer missing or wrong.
  const isFaultObsolete = captcha.byProof && fault?.kind === 'refused' && fault.code.startsWith('captcha_')

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const missing: Errors = {
      ...(username.trim() ? {} : { username: t('login.username.required') }),
      ...(password ? {} : { password: t('login.password.required') }),
      ...(captcha.isMissing ? { captcha: t('captcha.required') } : {}),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const rememberName = () =>
      portal === 'member' &&
      rememberLogin(
        remember ? { username: username.trim(), type: 'username', countryCode: number.countryCode } : undefined,
      )
    const failed = await attempt(async () => {
      const proof = captcha.proof ?? (needsProof ? 'form' : undefined)
      const due = await login({ username, ...number.dialling, password, portal, proof, ...captcha.answer() })
      rememberName()
      onStep(due ? { name: 'passwordDue', due, account: username.trim() } : { name: 'done' })
    })
    if (!failed) return
    const offer = offerOf(failed)
    if (offer) {
      rememberName()
      onStep({ name: 'verify', offer, password, account: username.trim() })
    }
    setNeedsProof(asksFor('challenge', failed) || (needsProof && failed.kind !== 'refused'))
    if (asksFor('captcha', failed)) await captcha.refresh()
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={errors.username}
        onChange={(event) => setUsername(event.target.value)}
      >
        {portal === 'member' && number.field(ipCountry)}
      </TextField>
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        eye={{ show: t('password.show'), hide: t('password.hide') }}
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CaptchaField captcha={captcha} error={errors.captcha} />
      <RememberRow checked={remember} onChange={portal === 'member' ? setRemember : undefined} onForgot={onForgot} />
      {fault && !offerOf(fault) && !isFaultObsolete && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={needsProof ? t('proving') : t('login.busy')}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}

/** Whether the next attempt needs the letters of a captcha, or the solution of a challenge. */
function asksFor(check: 'captcha' | 'challenge', fault: CallFault): boolean {
  if (fault.kind !== 'refused') return false
  if (fault.code === `${check}_required` || fault.code === `${check}_wrong` || fault.code === `${check}_failed`)
    return true
  const { value } = fault
  return typeof value === 'object' && value !== null && (value as Record<string, unknown>)[check] === true
}
