import { siteLanguageFor } from '#lib/in-language.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'
import { readSourceFile } from './source-file.ts'

type Texts = Translate<'gateway' | 'reports'>

const texts: ReadonlyMap<SiteLanguage, Texts> = new Map(
  siteLanguages.map((language) => {
    const messages = { ...read(language, 'gateway'), ...read(language, 'reports') }
    return [language, createTranslate(messages, language)]
  }),
)

/**
 * The texts that the gateway writes: in messages, on its own pages, as names for clients without texts, and in files
 * of reports. They are in `locales/<language>/gateway.json`, those of columns that a screen has too in `reports.json`.
 *
 * @param tag the reader's language; an unknown one, or none, gives the default language
 */
export function textsFor(tag: string | undefined): Texts {
  const t = texts.get(siteLanguageFor(tag))
  if (!t) throw new Error(`No texts for ${tag}`)
  return t
}

function read(language: SiteLanguage, area: string): Messages {
  return JSON.parse(readSourceFile(`locales/${language}/${area}.json`))
}
