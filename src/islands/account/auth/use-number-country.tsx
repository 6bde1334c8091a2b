import { Suspense, useState } from 'react'
import { lazyPart } from '#islands/lazy-part.tsx'
import { isInternational, isNumberLike } from '#lib/mobile-text.ts'
import type { Country } from '#stores/account/auth/access.ts'

const NumberCountry = lazyPart(() => import('./NumberCountry.tsx'), 'NumberCountry', ['auth-steps'])

/** Asks for the country of a user name while that is a mobile number without dialling code. */
export function useNumberCountry(name: string) {
  const [country, setCountry] = useState<Country>()
  const needsCountry = isNumberLike(name) && !isInternational(name)
  return {
    /** Dialling code for the call that takes the name; empty if the name needs none. */
    dialling: needsCountry && country ? { countryDialingCode: country.countryDialingCode } : {},
    countryCode: needsCountry && country ? country.countryCode : '',
    field: (ipCountry: string | undefined) =>
      needsCountry && (
        <Suspense fallback={null}>
          <NumberCountry ipCountry={ipCountry} onChoose={setCountry} />
        </Suspense>
      ),
  }
}
