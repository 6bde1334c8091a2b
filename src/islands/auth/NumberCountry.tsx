import { useEffect } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { Country } from '#stores/access.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { useCountries } from './use-countries.ts'

interface Props {
  /** Where the person is. */
  here: string | undefined
  onChoose: (country: Country | undefined) => void
}

/** The country of a name that is a number and does not say it: the same digits in two countries are two people. */
export function NumberCountry({ here, onChoose }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const countries = useCountries(here)
  const { country } = countries
  useEffect(() => onChoose(country), [country, onChoose])
  return (
    <div className="mobile mobile--name">
      <CountrySelect countries={countries} />
      <span className="field__hint">{t('mobile.country.hint')}</span>
    </div>
  )
}
