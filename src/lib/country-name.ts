interface Named {
  readonly countryCode: string
  readonly name: string
}

/**
 * Countries with their names in a language, in its alphabetical order.
 *
 * @param list with two-letter codes; a name of it stays where the browser knows none
 */
export function inLanguage<Country extends Named>(list: readonly Country[], locale: string): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return list
    .map((country) => ({ ...country, name: nameOf(names, country.countryCode) ?? country.name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** A code that is none makes `of` throw. */
function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined
}
