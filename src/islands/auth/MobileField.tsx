import { useId } from 'react'
import type { Translate } from '#i18n/messages.ts'
import type { CountryChoice } from './use-access.ts'

interface Props {
  t: Translate
  label: string
  countries: CountryChoice
  value: string
  error?: string | undefined
  /** It is the user name of the form. */
  isName?: boolean
  onChange: (value: string) => void
}

/** A mobile number with its country: dialling code and flag, then the number without it. */
export function MobileField({ t, label, countries, value, error, isName = false, onChange }: Props) {
  const id = useId()
  const { all, country, choose } = countries
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="mobile">
        <select
          className="input"
          aria-label={t('mobile.country')}
          autoComplete="tel-country-code"
          value={country?.countryCode ?? ''}
          disabled={all.length === 0}
          onChange={(event) => choose(event.target.value)}
        >
          {all.map(({ countryCode, countryDialingCode, name }) => (
            <option key={countryCode} value={countryCode}>
              {countryDialingCode} {flagOf(countryCode)} {name}
            </option>
          ))}
        </select>
        <input
          className="input"
          id={id}
          type="tel"
          name={isName ? 'username' : 'mobileNum'}
          inputMode="tel"
          autoComplete={isName ? 'username' : 'tel-national'}
          maxLength={32}
          value={value}
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

/**
 * The flag as a character, since an option holds nothing but text; systems without flags in their fonts show the two
 * letters of the country.
 */
function flagOf(countryCode: string): string {
  return String.fromCodePoint(...[...countryCode].map((letter) => 0x1f1a5 + (letter.codePointAt(0) ?? 0)))
}
