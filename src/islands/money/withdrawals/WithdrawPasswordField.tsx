import { withdrawPasswordField } from '#islands/not-the-login.ts'
import { useWords } from '#islands/Words.tsx'
import { PasswordField } from '#ui/Field.tsx'

interface Props {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Asks for the withdraw password, as every form does that lets money leave. */
export function WithdrawPasswordField({ value, error, onChange }: Props) {
  const t = useWords<'withdrawals'>()
  return (
    <PasswordField
      label={t('password.withdraw')}
      error={error}
      eye={{ show: t('password.show'), hide: t('password.hide') }}
      {...withdrawPasswordField}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
