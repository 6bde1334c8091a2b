import { useId } from 'react'
import { CountrySelect } from './CountrySelect.tsx'
import type { CountryChoice } from './use-countries.ts'

interface Props {
  label: string
  countries: CountryChoice
  value: string
  error?: string | undefined
  /** It is the user name of the form. */
  isName?: boolean
  /** It is proved already and cannot be another. */
  fixed?: boolean
  onChange: (value: string) => void
}

/** A mobile number with its country: dialling code and flag, then the number without it. */
export function MobileField({ label, countries, value, error, isName = false, fixed = false, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="mobile">
        <CountrySelect countries={countries} disabled={fixed} />
        <input
          className="input"
          id={id}
          type="tel"
          name={isName ? 'username' : 'mobileNum'}
          inputMode="tel"
          autoComplete={isName ? 'username' : 'tel-national'}
          maxLength={32}
          value={value}
          readOnly={fixed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
