import { useId } from 'react'
import { pastedInput } from '#ui/pasted-input.ts'
import { CountrySelect } from './CountrySelect.tsx'
import type { CountryChoice } from './use-countries.ts'

interface Props {
  label: string
  countries: CountryChoice
  value: string
  error?: string | undefined
  /** The number is the user name of the form. */
  isName?: boolean
  /** The number is already verified and cannot be changed. */
  fixed?: boolean
  onChange: (value: string) => void
}

/** A mobile number: a select for the country with flag and dialling code, then the national number. */
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
          value={value}
          readOnly={fixed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...pastedInput({ maxLength: 32, onChange: (event) => onChange(event.target.value) })}
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
