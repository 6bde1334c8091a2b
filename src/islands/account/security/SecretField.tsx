import { AccountName } from '#islands/AccountName.tsx'
import { notTheLogin } from '#islands/not-the-login.ts'
import { useWords } from '#islands/Words.tsx'
import { PasswordField } from '#ui/Field.tsx'
import type { Fields } from './use-fields.ts'

interface Props<Name extends string> {
  fields: Fields<Name>
  name: Name
  label: string
  hint?: string
  /** The login password, or a withdraw password: the current or a new one. */
  kind: 'login' | 'withdraw' | 'new-withdraw'
}

/** A field for one of the account's two passwords. */
export function SecretField<Name extends string>({ fields, name, label, hint, kind }: Props<Name>) {
  const t = useWords<'auth'>()
  const digits = kind === 'login' ? {} : ({ inputMode: 'numeric', maxLength: 6 } as const)
  return (
    <>
      {kind === 'login' && <AccountName />}
      <PasswordField
        label={label}
        hint={hint}
        eye={{ show: t('password.show'), hide: t('password.hide') }}
        {...(kind === 'login' ? { autoComplete: 'current-password' } : notTheLogin)}
        {...digits}
        {...fields.bind(name)}
      />
    </>
  )
}
