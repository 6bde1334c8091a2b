import { useWords } from '#islands/Words.tsx'
import { PasswordField } from '#ui/Field.tsx'

/** Attributes of a field for the withdraw password: six digits, on the keypad of a phone. */
export const withdrawPasswordField = (use: 'new' | 'current') =>
  ({
    inputMode: 'numeric',
    maxLength: 6,
    // A browser must not offer the login password here.
    autoComplete: use === 'new' ? 'new-password' : 'off',
  }) as const

interface Props {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Asks for the withdraw password, as every form does that lets money leave. */
export function WithdrawPasswordField({ value, error, onChange }: Props) {
  const t = useWords<'withdraw'>()
  return (
    <PasswordField
      label={t('password.withdraw')}
      error={error}
      eye={{ show: t('password.show'), hide: t('password.hide') }}
      {...withdrawPasswordField('current')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
