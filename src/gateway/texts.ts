import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { siteLanguageFor } from '#lib/in-language.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'

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
  const path = `locales/${language}/${area}.json`
  // Where the gateway is bundled (the static build does that), this module is no longer in its folder.
  const file = [resolve(import.meta.dirname, '../..', path), resolve(path)].find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`${path} is not there: the gateway has no words in ${language}.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
