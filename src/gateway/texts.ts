import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { siteLanguageFor } from '#lib/in-language.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'

const texts: ReadonlyMap<SiteLanguage, Translate<'gateway'>> = new Map(
  siteLanguages.map((language) => [language, createTranslate<'gateway'>(read(language), language)]),
)

/**
 * The words that the gateway itself says: in what it sends, on its own pages, and as names for clients without words of
 * their own. They stand in `locales/<language>/gateway.json`.
 *
 * @param tag the language of who reads them; one the site does not have, or none, gets the default language
 */
export function textsFor(tag: string | undefined): Translate<'gateway'> {
  const t = texts.get(siteLanguageFor(tag))
  if (!t) throw new Error(`No texts for ${tag}`)
  return t
}

function read(language: SiteLanguage): Messages {
  const path = `locales/${language}/gateway.json`
  // Where the gateway is bundled (the static build does that), this module no longer stands in its folder.
  const file = [resolve(import.meta.dirname, '../..', path), resolve(path)].find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`${path} is not there: the gateway has no words in ${language}.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
