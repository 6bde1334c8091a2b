import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { inLanguage } from '#lib/country-name.ts'
import { type Country, defaultCountry, loadCountries } from '#stores/account/auth/access.ts'

export interface CountryChoice {
  readonly all: readonly Country[]
  readonly country: Country | undefined
  readonly choose: (countryCode: string) => void
}

/**
 * The countries whose numbers are accepted, and the chosen one. Empty if they cannot be loaded. No `resource`: they are
 * loaded once per page and have no failed state, and the store would be one more file of a first login.
 *
 * @param ipCountry country of the person's IP address, ISO 3166-1
 * @param verified country of a number that is already verified
 */
export function useCountries(ipCountry: string | undefined, verified?: string): CountryChoice {
  const [all, setAll] = useState<readonly Country[]>([])
  const [chosen, choose] = useState(verified)
  useEffect(() => {
    const show = (list: readonly Country[]) => setAll(inLanguage(list, document.documentElement.lang))
    loadCountries().then(show, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setAll([])
    })
  }, [])
  return {
    all,
    country: all.find(({ countryCode }) => countryCode === chosen) ?? defaultCountry(all, ipCountry),
    choose,
  }
}
