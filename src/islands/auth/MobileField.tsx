import { useId } from 'react'
import type { Translate } from '#i18n/messages.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import type { Country } from '#stores/access.ts'
import type { CountryChoice } from './use-access.ts'

interface Props {
  t: Translate
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
export function MobileField({ t, label, countries, value, error, isName = false, fixed = false, onChange }: Props) {
  const id = useId()
  const { all, country, choose } = countries
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="mobile">
        <span className="mobile__country">
          {country && <img src={flagOf(country)} width="24" height="18" alt="" />}
          <select
            className="input"
            aria-label={t('mobile.country')}
            autoComplete="tel-country-code"
            value={country?.countryCode ?? ''}
            disabled={all.length === 0 || fixed}
            onChange={(event) => choose(event.target.value)}
          >
            {all.map(({ countryCode, countryDialingCode, name }) => (
              <option key={countryCode} value={countryCode}>
                {countryDialingCode} {name}
              </option>
            ))}
          </select>
        </span>
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

/** The gateway names the picture; one of another origin the page's policy would refuse anyway. */
function flagOf({ flag }: Country): string | undefined {
  const url = checkedUrl(flag, location.origin)
  return url?.origin === location.origin ? url.pathname : undefined
}
