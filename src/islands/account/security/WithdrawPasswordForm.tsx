import { useWords } from '#islands/Words.tsx'
import { changeWithdrawPassword } from '#stores/account/security/security-acts.ts'
import { ActForm } from './ActForm.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

/** Sets or changes the withdraw password; needs the login password. */
export function WithdrawPasswordForm({ isSet }: { isSet: boolean }) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('password', 'oldWithdrawPassword', 'newWithdrawPassword', 'again')
  const { password, oldWithdrawPassword, newWithdrawPassword, again } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({
        ...(password === '' && { password: t('field.required') }),
        ...(isSet && oldWithdrawPassword === '' && { oldWithdrawPassword: t('field.required') }),
        ...(!/^\d{6}$/.test(newWithdrawPassword) && { newWithdrawPassword: t('withdrawPassword.digits') }),
        ...(again !== newWithdrawPassword && { again: t('field.mismatch') }),
      })}
      send={() => changeWithdrawPassword({ password, newWithdrawPassword, ...(isSet && { oldWithdrawPassword }) })}
      about={{ password_wrong: 'password', withdraw_password_wrong: 'oldWithdrawPassword' }}
      submit={t('withdrawPassword.submit')}
      done={t('withdrawPassword.done')}
    >
      {isSet && (
        <SecretField fields={fields} name="oldWithdrawPassword" label={t('withdrawPassword.old')} kind="withdraw" />
      )}
      <SecretField
        fields={fields}
        name="newWithdrawPassword"
        label={t('withdrawPassword.new')}
        hint={t('withdrawPassword.hint')}
        kind="new-withdraw"
      />
      <SecretField fields={fields} name="again" label={t('withdrawPassword.again')} kind="new-withdraw" />
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
    </ActForm>
  )
}
