import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { AccountName } from '#islands/AccountName.tsx'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { checkPassword } from '#lib/field-rules.ts'
import { $session } from '#stores/account/auth/session.ts'
import { fieldsOf } from '#stores/refused-fields.ts'
import { useStore } from '#stores/use-store.ts'
import { PasswordField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { errorText, failureText } from './field-text.ts'
import { PasswordPair } from './PasswordPair.tsx'
import { useAttempt } from './use-attempt.ts'
import { useRegisterRules } from './use-register-rules.ts'

interface Props {
  /** Asks for the current password. Not needed if it is known, or if a link or code replaces it. */
  asksOld?: boolean
  /** Whose password it is, if nobody is logged in yet. */
  account?: string | undefined
  /** Validates other fields before anything is sent; returns whether they are valid. */
  check?: () => boolean
  /** Throws `CallError`. */
  onSend: (newPassword: string, oldPassword: string) => Promise<void>
}

type Errors = Partial<Record<'oldPassword' | 'newPassword' | 'confirmNewPassword', string>>

/** A new password, typed twice and checked by the gateway's rule; with `asksOld`, the current password first. */
export function NewPassword({ asksOld = false, account, check = () => true, onSend }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const { whenLoaded, rules } = useRegisterRules()
  const session = useStore($session)
  const username = account ?? session?.account
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  /** The new password that `errors` is about. Its error is hidden once the person changes it. */
  const [checkedPassword, setCheckedPassword] = useState('')
  const { busy, fault, setFault, attempt } = useAttempt()
  const form = useFirstInvalid(errors)

  const showErrors = (found: Errors) => {
    setErrors(found)
    setCheckedPassword(newPassword)
  }

  const validate = async (): Promise<boolean> => {
    const rule = (await whenLoaded())?.fields.password
    const failure = checkPassword(newPassword, rule)
    const found: Errors = {
      ...(asksOld && oldPassword === '' ? { oldPassword: t('field.required') } : {}),
      ...(newPassword === ''
        ? { newPassword: t('field.required') }
        : failure && { newPassword: failureText(failure, t) }),
      ...(confirmation === newPassword ? {} : { confirmNewPassword: t('field.mismatch') }),
    }
    showErrors(found)
    const othersAreValid = check()
    return Object.keys(found).length === 0 && othersAreValid
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const failed = await attempt(async () => {
      if (await validate()) await onSend(newPassword, oldPassword)
    })
    if (!failed) return
    const isOldWrong = asksOld && failed.kind === 'refused' && failed.code === 'password_wrong'
    const refused = isOldWrong
      ? { oldPassword: 'error.password_wrong' }
      : fieldsOf(failed, ['newPassword', 'confirmNewPassword'] as const)
    if (Object.keys(refused).length === 0) return
    showErrors(Object.fromEntries(Object.entries(refused).map(([name, error]) => [name, errorText(error, t)])))
    setFault(undefined)
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <AccountName account={account} />
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
          error: checkedPassword === newPassword ? errors.newPassword : undefined,
          onChange: setNew,
        }}
        second={{
          label: t('password.again'),
          value: confirmation,
          error: errors.confirmNewPassword,
          onChange: setConfirmation,
        }}
      />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('password.busy')}>
        {t('password.submit')}
      </SubmitButton>
    </form>
  )
}
