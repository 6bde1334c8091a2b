import { siteLanguageFor } from '#lib/in-language.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'
import { readSourceFile } from './source-file.ts'

const texts: ReadonlyMap<SiteLanguage, Translate<'gateway'>> = new Map(
  siteLanguages.map((language) => [language, createTranslate<'gateway'>(read(language), language)]),
)

/**
 * The gateway's own texts: in messages, on its own pages, and as names for clients without texts. They are in
 * `locales/<language>/gateway.json`.
 *
 * @param tag the reader's language; an unknown one, or none, gives the default language
 */
export function textsFor(tag: string | undefined): Translate<'gateway'> {
  const t = texts.get(siteLanguageFor(tag))
  if (!t) throw new Error(`No texts for ${tag}`)
  return t
}

function read(language: SiteLanguage): Messages {
  return JSON.parse(readSourceFile(`locales/${language}/gateway.json`))
}
