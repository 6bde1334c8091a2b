import type { ChangeEvent } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { Rule } from '#lib/field-rules.ts'
import { PasswordField } from '#ui/Field.tsx'
import { useVerdict } from './use-verdict.ts'

interface Entry {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

interface Props {
  /** The gateway's rule for passwords; undefined until it is loaded. */
  rule: Rule | undefined
  /** User name, if known: a password that is the user name is refused as too common. */
  username?: string
  first: Entry
  second: Entry
}

/** A new password with a strength meter, and the same password again. */
export function PasswordPair({ rule, username = '', first, second }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const eye = { show: t('password.show'), hide: t('password.hide') }
  const verdict = useVerdict(first.value, username, rule, t)
  const level = first.error ? Math.min(verdict.level, 1) : verdict.level
  const props = ({ onChange, ...entry }: Entry) => ({
    ...entry,
    eye,
    autoComplete: 'new-password' as const,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  })
  return (
    <div className="form__pair">
      {/* One message at a time: an error replaces the sentence of the meter. */}
      <PasswordField {...props(first)} name="password" hint={first.error ? undefined : verdict.text}>
        <div className="meter" data-level={level} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      </PasswordField>
      <PasswordField {...props(second)} name="confirmPassword" />
    </div>
  )
}
