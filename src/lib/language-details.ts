// Only pages under construction need these details. Client scripts import the language codes alone, to stay small.
import { type LanguageCode, registry } from './language-registry.ts'
import { type SiteLanguage, siteLanguages } from './languages.ts'

/** BCP 47 tag for `lang`, dates and amounts. */
export const localeOf = ofEach(({ tag }) => tag)

/** The language's own name for itself. */
export const languageNames = ofEach(({ name }) => name)

/** Text direction, for `dir`. */
export const directionOf = ofEach(({ direction }) => direction ?? 'ltr')

function ofEach<Value>(
  take: (language: (typeof registry)[LanguageCode]) => Value,
): Readonly<Record<SiteLanguage, Value>> {
  const entries = siteLanguages.map((code): [SiteLanguage, Value] => [code, take(registry[code])])
  return Object.fromEntries(entries) as Record<SiteLanguage, Value>
}
