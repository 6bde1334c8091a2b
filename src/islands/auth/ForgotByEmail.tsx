import { type SyntheticEvent, useState } from 'react'
import type { Translate } from '#i18n/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { patternKinds } from '#lib/patterns.ts'
import { sendResetLink } from '#stores/recovery.ts'
import { useStore } from '#stores/use-store.ts'
import { $proving } from '#stores/verification.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFirstInvalid } from './use-first-invalid.ts'

const mailbox = new RegExp(`^(?:${patternKinds.mailbox.pattern})$`, 'u')

/** Name and address; the answer is the same whether or not they belong together. */
export function ForgotByEmail({ t, language }: { t: Translate; language: string }) {
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ username?: string; email?: string }>({})
  const [sent, setSent] = useState(false)
  const { busy, fault, attempt } = useAttempt()
  const proving = useStore($proving)
  const form = useFirstInvalid(errors)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const found = {
      ...(username.trim() ? {} : { username: t('login.username.required') }),
      ...(mailbox.test(email.trim()) ? {} : { email: t('reg_pattern_4') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    void attempt(async () => {
      await sendResetLink(username, email, language)
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
      />
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
