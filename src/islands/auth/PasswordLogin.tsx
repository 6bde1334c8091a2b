import { type SyntheticEvent, useState } from 'react'
import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { login, offerOf } from '#stores/auth.ts'
import { rememberedLogin, rememberLogin } from '#stores/remembered.ts'
import { PasswordField, TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { useEarlyText } from '#ui/use-early-text.ts'
import { CaptchaField } from './CaptchaField.tsx'
import type { OnStep } from './login-step.ts'
import { RememberRow } from './RememberRow.tsx'
import { useAttempt } from './use-attempt.ts'
import { useCaptcha } from './use-captcha.ts'
import { useFirstInvalid } from './use-first-invalid.ts'
import { useNumberCountry } from './use-number-country.tsx'

interface Props {
  onStep: OnStep
  onForgot: (() => void) | undefined
  /** Where the person is. */
  here?: string | undefined
  /** Agents have a door of their own, which remembers nobody (product rule 2.8). */
  portal?: 'member' | 'agent'
}

type Errors = Partial<Record<'username' | 'password' | 'captcha', string>>

/** Login by name and password; letters and a challenge come in when the gateway asks for them. */
export function PasswordLogin({ onStep, onForgot, here, portal = 'member' }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const [known] = useState(portal === 'member' ? rememberedLogin : undefined)
  const [username, setUsername] = useState(known?.type === 'username' ? known.username : '')
  const [remember, setRemember] = useState(known?.type === 'username')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [proof, setProof] = useState(false)
  const { busy, fault, attempt } = useAttempt()
  const captcha = useCaptcha()
  const number = useNumberCountry(username)
  const form = useFirstInvalid(errors)
  useEarlyText(form, (typed) => {
    setUsername((now) => typed.username ?? now)
    setPassword((now) => typed.password ?? now)
  })

  // Who lets the device work needs no letters any more.
  const isSettled = captcha.byWork && fault?.kind === 'refused' && fault.code.startsWith('captcha_')

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
    const keep = () =>
      portal === 'member' &&
      rememberLogin(
        remember ? { username: username.trim(), type: 'username', countryCode: number.countryCode } : undefined,
      )
    const failed = await attempt(async () => {
      const needed = captcha.proof ?? (proof ? 'form' : undefined)
      const due = await login({ username, ...number.dialling, password, portal, proof: needed, ...captcha.answer() })
      keep()
      onStep(due ? { name: 'due', due } : { name: 'in' })
    })
    if (!failed) return
    const offer = offerOf(failed)
    if (offer) {
      keep()
      onStep({ name: 'verify', offer, password })
    }
    setProof(asksFor('challenge', failed) || (proof && failed.kind !== 'refused'))
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
        {portal === 'member' && number.field(here)}
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
      {portal === 'member' && <RememberRow checked={remember} onChange={setRemember} onForgot={onForgot} />}
      {fault && !offerOf(fault) && !isSettled && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={proof ? t('proving') : t('login.busy')}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}

/** Whether the next try needs the letters of a picture, or the answer to a challenge. */
function asksFor(what: 'captcha' | 'challenge', fault: CallFault): boolean {
  if (fault.kind !== 'refused') return false
  if (fault.code === `${what}_required` || fault.code === `${what}_wrong` || fault.code === `${what}_failed`)
    return true
  const { value } = fault
  return typeof value === 'object' && value !== null && (value as Record<string, unknown>)[what] === true
}
