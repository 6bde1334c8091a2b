import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { AccountName } from '#islands/AccountName.tsx'
import { withdrawPasswordField } from '#islands/not-the-login.ts'
import { useAction } from '#islands/use-action.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { setWithdrawPassword } from '#stores/money/withdrawals/withdrawal.ts'
import { fieldsOf } from '#stores/refused-fields.ts'
import { PasswordField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'

/** Sets the first withdraw password. The login password proves that the owner sets it. */
export function FirstWithdrawPassword() {
  const t = useWords<'withdrawals' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [values, setValues] = useState({ password: '', first: '', second: '' })
  const [wrong, setWrong] = useState<Partial<Record<keyof typeof values, string>>>({})
  const form = useFirstInvalid(wrong)
  const isCommon = fault && fieldsOf(fault, ['newWithdrawPassword']).newWithdrawPassword !== undefined
  const change = (name: keyof typeof values) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setValues((now) => ({ ...now, [name]: event.target.value }))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const { password, first, second } = values
    const found = {
      ...(password === '' && { password: t('password.login.required') }),
      ...(!/^\d{6}$/.test(first) && { first: t('password.digits') }),
      ...(second !== first && { second: t('password.differ') }),
    }
    setWrong(found)
    if (Object.keys(found).length === 0) void run?.(() => setWithdrawPassword({ password, newWithdrawPassword: first }))
  }
  const eye = { show: t('password.show'), hide: t('password.hide') }
  return (
    <form
      ref={form}
      className="panel column__panel form"
      onSubmit={submit}
      noValidate
      aria-labelledby="withdraw-password"
    >
      <h2 id="withdraw-password">{t('password.title')}</h2>
      <p className="column__lead">{t('password.lead')}</p>
      <PasswordField
        label={t('password.new')}
        hint={t('password.new.hint')}
        error={wrong.first ?? (isCommon ? t('password.common') : undefined)}
        eye={eye}
        {...withdrawPasswordField}
        value={values.first}
        onChange={change('first')}
      />
      <PasswordField
        label={t('password.again')}
        error={wrong.second}
        eye={eye}
        {...withdrawPasswordField}
        value={values.second}
        onChange={change('second')}
      />
      <AccountName />
      <PasswordField
        label={t('password.login')}
        error={wrong.password}
        eye={eye}
        autoComplete="current-password"
        value={values.password}
        onChange={change('password')}
      />
      <StepAction>
        {fault && !isCommon && <Notice kind="error">{faultText(t, fault)}</Notice>}
        <SubmitButton busy={busy} busyLabel={t('password.busy')}>
          {t('password.submit')}
        </SubmitButton>
      </StepAction>
    </form>
  )
}
