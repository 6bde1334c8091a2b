import type { Translate } from '#i18n/messages.ts'
import { TextField } from '#ui/Field.tsx'

interface Props {
  t: Translate
  code: string
  /** The gateway does not know it: now it can be mended, or left out. */
  refused: boolean
  error: string | undefined
  onChange: (code: string) => void
}

/** The code that came with the link somebody followed. */
export function ReferralField({ t, code, refused, error, onChange }: Props) {
  if (!code && !refused) return null
  return (
    <TextField
      label={t('register.referralCode')}
      name="referralCode"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={!refused}
      maxLength={64}
      value={code}
      error={error}
      hint={t('register.referralCode.hint')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
