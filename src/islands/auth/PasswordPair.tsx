import type { ChangeEvent } from 'react'
import type { Translate } from '#i18n/messages.ts'
import { passwordStrength } from '#lib/password-strength.ts'
import { PasswordField } from '#ui/Field.tsx'

interface Entry {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** A new password, how strong it is, and the same once more. */
export function PasswordPair({ t, first, second }: { t: Translate; first: Entry; second: Entry }) {
  const eye = { show: t('password.show'), hide: t('password.hide') }
  const strength = passwordStrength(first.value)
  const props = ({ onChange, ...entry }: Entry) => ({
    ...entry,
    eye,
    autoComplete: 'new-password',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  })
  return (
    <div className="form__pair">
      <PasswordField {...props(first)} name="password" hint={t(`strength.${strength}`)}>
        <div className="meter" data-level={strength} aria-hidden="true">
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
