import { defaultLanguage, type SiteLanguage, siteLanguages } from './languages.ts'

/** Languages in which to look for a text that is wanted in `tag`, best first: itself, without its region, the site's. */
export function languagesFor(tag: string): readonly string[] {
  const [base = tag] = tag.split('-')
  return [tag, base, ...siteLanguages]
}

/** The text for a reader of `tag`, from texts by language; undefined if it is in none of the site's languages either. */
export function inLanguage<Text>(texts: Readonly<Record<string, Text>>, tag: string): Text | undefined {
  const language = languagesFor(tag).find((name) => Object.hasOwn(texts, name))
  return language === undefined ? undefined : texts[language]
}

/** The language of the site for a reader of `tag`; the default one if the site does not have it. */
export function siteLanguageFor(tag: string | undefined): SiteLanguage {
  return languagesFor(tag ?? defaultLanguage).find(isSiteLanguage) ?? defaultLanguage
}

/**
 * The same for an `Accept-Language` header.
 *
 * @param accepted tags in the order of preference in which browsers send them; weights are not read
 */
export function acceptedLanguage(accepted = ''): SiteLanguage {
  const tags = accepted.split(',').map((entry) => entry.split(';')[0]?.trim().split('-')[0]?.toLowerCase() ?? '')
  return tags.find(isSiteLanguage) ?? defaultLanguage
}

const isSiteLanguage = (name: string): name is SiteLanguage => siteLanguages.some((code) => code === name)
