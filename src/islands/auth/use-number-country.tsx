import { Suspense, useState } from 'react'
import { latePart } from '#islands/late-part.tsx'
import { isInternational, isNumberLike } from '#lib/mobile-text.ts'
import type { Country } from '#stores/access.ts'

const NumberCountry = latePart(async () => (await import('./NumberCountry.tsx')).NumberCountry)

/** Asks for the country beside a name while that is a mobile number without one. */
export function useNumberCountry(name: string) {
  const [country, setCountry] = useState<Country>()
  const asks = isNumberLike(name) && !isInternational(name)
  return {
    /** For the call that takes the name. */
    dialling: asks && country ? { countryDialingCode: country.countryDialingCode } : {},
    countryCode: asks && country ? country.countryCode : '',
    field: (here: string | undefined) =>
      asks && (
        <Suspense fallback={null}>
          <NumberCountry here={here} onChoose={setCountry} />
        </Suspense>
      ),
  }
}
