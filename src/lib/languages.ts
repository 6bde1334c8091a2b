import { type LanguageCode, registry } from './language-registry.ts'

/**
 * Languages the site is built in: those of the registry that `locales/` has. The first is the default and has no prefix
 * in addresses. A further one is a folder in `locales/` and its code here.
 */
export const siteLanguages = ['pt', 'en'] as const satisfies readonly LanguageCode[]
export type SiteLanguage = (typeof siteLanguages)[number]
export const defaultLanguage: SiteLanguage = siteLanguages[0]

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
