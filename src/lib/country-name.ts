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
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return list
    .map((country) => ({ ...country, name: nameOf(names, country.countryCode) ?? country.name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** The name of a country by its two-letter code; the code if the browser knows no name. */
export function countryName(code: string, locale: string): string {
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  known.set(locale, names)
  return nameOf(names, code) ?? code
}

/** Made once, as a list of messages needs them in each row. */
const known = new Map<string, Intl.DisplayNames>()

/** The browser's name for a country. `of` throws for invalid codes. */
function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined
}
