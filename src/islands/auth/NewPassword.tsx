import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { checkPassword } from '#lib/password-rule.ts'
import { fieldsOf } from '#stores/form.ts'
import { $session } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { PasswordField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { errorText, failureText } from './field-text.ts'
import { PasswordPair } from './PasswordPair.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFirstInvalid } from './use-first-invalid.ts'
import { useRegisterRules } from './use-register-rules.ts'

interface Props {
  /** Asks for the current password; left out where it is known, or a link or code stands for it. */
  asksOld?: boolean
  /** Looks at the fields beside these before anything is sent. */
  check?: () => boolean
  /** Sends it. Throws `CallError`. */
  onSend: (newPassword: string, oldPassword: string) => Promise<void>
}

type Errors = Partial<Record<'oldPassword' | 'newPassword' | 'confirmNewPassword', string>>

/** A new password twice, by the server's rule for passwords; the current one first where it is not known. */
export function NewPassword({ asksOld = false, check = () => true, onSend }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const { known, rules } = useRegisterRules()
  const username = useStore($session)?.account
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [again, setAgain] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  /** What the errors are about: one that was changed since is no error any more. */
  const [tried, setTried] = useState('')
  const { busy, fault, setFault, attempt } = useAttempt()
  const form = useFirstInvalid(errors)

  const refuse = (found: Errors) => {
    setErrors(found)
    setTried(newPassword)
  }

  const isFine = async (): Promise<boolean> => {
    const rule = (await known())?.fields.password
    const broken = checkPassword(newPassword, rule)
    const found: Errors = {
      ...(asksOld && oldPassword === '' ? { oldPassword: t('field.required') } : {}),
      ...(newPassword === ''
        ? { newPassword: t('field.required') }
        : broken && { newPassword: failureText(broken, t) }),
      ...(again === newPassword ? {} : { confirmNewPassword: t('field.mismatch') }),
    }
    refuse(found)
    const others = check()
    return Object.keys(found).length === 0 && others
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const failed = await attempt(async () => {
      if (await isFine()) await onSend(newPassword, oldPassword)
    })
    if (!failed) return
    const wrong = asksOld && failed.kind === 'refused' && failed.code === 'password_wrong'
    const said = wrong
      ? { oldPassword: 'error.password_wrong' }
      : fieldsOf(failed, ['newPassword', 'confirmNewPassword'] as const)
    if (Object.keys(said).length === 0) return
    refuse(Object.fromEntries(Object.entries(said).map(([name, error]) => [name, errorText(error, t)])))
    setFault(undefined)
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      {asksOld && (
        <PasswordField
          label={t('password.old')}
          name="oldPassword"
          autoComplete="current-password"
          eye={{ show: t('password.show'), hide: t('password.hide') }}
          value={oldPassword}
          error={errors.oldPassword}
          onChange={(event) => setOld(event.target.value)}
        />
      )}
      <PasswordPair
        rule={rules?.fields.password}
        {...(username === undefined ? {} : { username })}
        first={{
          label: t('password.new'),
          value: newPassword,
          error: tried === newPassword ? errors.newPassword : undefined,
          onChange: setNew,
        }}
        second={{ label: t('password.again'), value: again, error: errors.confirmNewPassword, onChange: setAgain }}
      />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('password.busy')}>
        {t('password.submit')}
      </SubmitButton>
    </form>
  )
}
