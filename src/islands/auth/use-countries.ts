import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { inLanguage } from '#lib/country-name.ts'
import { type Country, defaultCountry, loadCountries } from '#stores/access.ts'

export interface CountryChoice {
  readonly all: readonly Country[]
  readonly country: Country | undefined
  readonly choose: (countryCode: string) => void
}

/**
 * Countries to choose from, one of them chosen; none where the gateway does not tell.
 *
 * @param proved the country of a number that is proved already
 */
export function useCountries(here: string | undefined, proved?: string): CountryChoice {
  const [all, setAll] = useState<readonly Country[]>([])
  const [chosen, choose] = useState(proved)
  useEffect(() => {
    const known = (list: readonly Country[]) => setAll(inLanguage(list, document.documentElement.lang))
    loadCountries().then(known, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setAll([])
    })
  }, [])
  return { all, country: all.find(({ countryCode }) => countryCode === chosen) ?? defaultCountry(all, here), choose }
}
