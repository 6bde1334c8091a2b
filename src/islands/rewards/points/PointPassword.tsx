import { AccountName } from '#islands/AccountName.tsx'
import { notTheLogin } from '#islands/not-the-login.ts'
import { useWords } from '#islands/Words.tsx'
import type { PointBalance } from '#stores/rewards/points/points.ts'
import { PasswordField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  balance: PointBalance
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Asks for the password that the operator chose for exchanging points. */
export function PointPassword({ balance: { password }, value, error, onChange }: Props) {
  const t = useWords<'points'>()
  const isDigits = password === 'payment'
  return (
    <>
      {!isDigits && <AccountName />}
      <PasswordField
        label={t(`password.${password}`)}
        error={error}
        eye={{ show: t('password.show'), hide: t('password.hide') }}
        {...(isDigits ? { inputMode: 'numeric', maxLength: 6, ...notTheLogin } : { autoComplete: 'current-password' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}

/** Shown to a member who has not set that password yet. */
export function PasswordMissing({ href }: { href: string }) {
  const t = useWords<'points'>()
  return (
    <Notice kind="info">
      <span>{`${t('password.missing')} `}</span>
      <a className="link" href={href}>
        {t('password.set')}
      </a>
    </Notice>
  )
}
