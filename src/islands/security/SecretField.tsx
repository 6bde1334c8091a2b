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
  // A browser must not offer the login password where it would be wrong.
  const autoComplete = { login: 'current-password', withdraw: 'off', 'new-withdraw': 'new-password' }[kind]
  return (
    <PasswordField
      label={label}
      hint={hint}
      eye={{ show: t('password.show'), hide: t('password.hide') }}
      autoComplete={autoComplete}
      {...digits}
      {...fields.bind(name)}
    />
  )
}
