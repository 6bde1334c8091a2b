import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import { TextField } from '#ui/Field.tsx'

interface Props {
  label: string
  value: string
  /** The highest rate that can be given, in hundredths of a percent. */
  most: number
  locale: string
  isWrong: boolean
  onChange: (text: string) => void
}

/** A rebate in percent. */
export function RateField({ label, value, most, locale, isWrong, onChange }: Props) {
  const t = useWords<'links'>()
  const bound = { most: rateText(most, locale) }
  return (
    <TextField
      label={label}
      hint={t('rate.hint', bound)}
      error={isWrong ? t('rate.wrong', bound) : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
