import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { checkRule, wholePattern } from '#lib/field-rules.ts'
import { isNumberLike } from '#lib/mobile-text.ts'
import { asKey } from '#lib/pasted.ts'
import { patternKinds } from '#lib/patterns.ts'
import { sendResetLink } from '#stores/account/auth/recovery.ts'
import { $proving } from '#stores/account/auth/verification.ts'
import { useStore } from '#stores/use-store.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { failureText } from './field-text.ts'
import { useAttempt } from './use-attempt.ts'
import { useNumberCountry } from './use-number-country.tsx'
import { useRegisterRules } from './use-register-rules.ts'

const mailbox = wholePattern(patternKinds.mailbox.pattern)

/** Asks for user name and e-mail address. The answer does not tell whether they belong together. */
export function ForgotByEmail({ language, ipCountry }: { language: string; ipCountry: string | undefined }) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ username?: string; email?: string }>({})
  const [sent, setSent] = useState(false)
  const { busy, fault, attempt } = useAttempt()
  const proving = useStore($proving)
  const form = useFirstInvalid(errors)
  const { whenLoaded } = useRegisterRules()
  const number = useNumberCountry(username)

  const checkName = async (name: string): Promise<string | undefined> => {
    if (name === '') return t('login.username.required')
    const rule = (await whenLoaded())?.fields.username
    // The minimum length does not apply: the rule may have been different when the account was made. A mobile number is
    // the name of an account that was registered with it.
    const failure = rule && !isNumberLike(name) ? checkRule(name, { ...rule, minLength: 1 }) : undefined
    return failure && rule && failureText({ ...failure, min: rule.minLength, max: rule.maxLength }, t)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    void attempt(async () => {
      const wrongName = await checkName(asKey(username))
      const found = {
        ...(wrongName ? { username: wrongName } : {}),
        ...(mailbox.test(asKey(email)) ? {} : { email: t('reg_pattern_4') }),
      }
      setErrors(found)
      if (Object.keys(found).length > 0) return
      await sendResetLink({ username, ...number.dialling }, email, language)
      setSent(true)
    })
  }

  if (sent) return <Notice kind="success">{t('forgot.sent', { email: email.trim() })}</Notice>
  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <p>{t('forgot.email.text')}</p>
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
        {number.field(ipCountry)}
      </TextField>
      <TextField
        label={t('register.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={255}
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={proving ? t('proving') : t('forgot.busy')}>
        {t('forgot.submit')}
      </SubmitButton>
    </form>
  )
}
