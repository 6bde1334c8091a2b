import { useEffect } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { Country } from '#stores/account/auth/access.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { useCountries } from './use-countries.ts'

interface Props {
  /** Country of the person's IP address, ISO 3166-1. */
  ipCountry: string | undefined
  onChoose: (country: Country | undefined) => void
}

/**
 * Select for the country of a user name that is a national mobile number. Two countries can have the same national
 * number.
 */
export function NumberCountry({ ipCountry, onChoose }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const countries = useCountries(ipCountry)
  const { country } = countries
  useEffect(() => onChoose(country), [country, onChoose])
  return (
    <div className="mobile mobile--name">
      <CountrySelect countries={countries} />
      <span className="field__hint">{t('mobile.country.hint')}</span>
    </div>
  )
}
