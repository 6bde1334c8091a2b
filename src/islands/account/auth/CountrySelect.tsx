import { useWords } from '#islands/Words.tsx'
import { checkedUrl } from '#lib/checked-url.ts'
import type { Country } from '#stores/account/auth/access.ts'
import type { CountryChoice } from './use-countries.ts'

interface Props {
  countries: CountryChoice
  disabled?: boolean
}

/** The country of a mobile number: its flag and dialling code. */
export function CountrySelect({ countries: { all, country, choose }, disabled = false }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  return (
    <span className="mobile__country">
      {country && <img src={flagOf(country)} width="24" height="18" alt="" />}
      <select
        className="input"
        aria-label={t('mobile.country')}
        autoComplete="tel-country-code"
        value={country?.countryCode ?? ''}
        disabled={all.length === 0 || disabled}
        onChange={(event) => choose(event.target.value)}
      >
        {all.map(({ countryCode, countryDialingCode, name }) => (
          <option key={countryCode} value={countryCode}>
            {`${countryDialingCode} ${name}`}
          </option>
        ))}
      </select>
    </span>
  )
}

/**
 * Path of the flag that the gateway names. Undefined for another origin, which the content security policy would
 * refuse.
 */
function flagOf({ flag }: Country): string | undefined {
  const url = checkedUrl(flag, location.origin)
  return url?.origin === location.origin ? url.pathname : undefined
}
