import { regionNames } from './formats.ts'

interface Named {
  readonly countryCode: string
  readonly name: string
}

/**
 * Countries with their names in a language, sorted alphabetically in it.
 *
 * @param list countries with two-letter codes; its names are used for codes that the browser does not know
 */
export function inLanguage<Country extends Named>(list: readonly Country[], locale: string): readonly Country[] {
  const names = regionNames(locale)
  return list
    .map((country) => ({ ...country, name: nameOf(names, country.countryCode) ?? country.name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** The name of a country by its two-letter code; the code where the browser knows none. */
export const countryName = (code: string, locale: string): string => nameOf(regionNames(locale), code) ?? code

/** The browser's name for a country. `of` throws for invalid codes. */
function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined
}
