// What pages are built with. The client needs the codes alone: the registry of all languages would come with every script.
import { type LanguageCode, registry } from './language-registry.ts'
import { type SiteLanguage, siteLanguages } from './languages.ts'

/** BCP 47 tag for `lang`, dates and amounts. */
export const localeOf = ofEach(({ tag }) => tag)

/** What a language calls itself. */
export const languageNames = ofEach(({ name }) => name)

/** Which way its lines run, for `dir`. */
export const directionOf = ofEach(({ direction }) => direction ?? 'ltr')

function ofEach<Value>(
  take: (language: (typeof registry)[LanguageCode]) => Value,
): Readonly<Record<SiteLanguage, Value>> {
  const entries = siteLanguages.map((code): [SiteLanguage, Value] => [code, take(registry[code])])
  return Object.fromEntries(entries) as Record<SiteLanguage, Value>
}
