import { useWords } from '#islands/Words.tsx'
import { TextField } from '#ui/Field.tsx'
import { ActForm } from './ActForm.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

export interface OwnerProof {
  readonly password: string
  readonly code: string
}

/** The owner's proof before an account is closed. */
export function CloseForm({ asksCode, onGiven }: { asksCode: boolean; onGiven: (given: OwnerProof) => void }) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('password', 'code')
  const { password, code } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({
        ...(password === '' && { password: t('field.required') }),
        ...(asksCode && code.trim() === '' && { code: t('field.required') }),
      })}
      send={async () => onGiven({ password, code })}
      submit={t('closing.next')}
    >
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
      {asksCode && (
        <TextField
          label={t('closing.code')}
          hint={t('closing.code.hint')}
          autoComplete="one-time-code"
          maxLength={32}
          {...fields.bind('code')}
        />
      )}
    </ActForm>
  )
}
