import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { siteLanguageFor } from '#lib/in-language.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'

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
  const path = `locales/${language}/gateway.json`
  // Where the gateway is bundled (the static build does that), this module is no longer in its folder.
  const file = [resolve(import.meta.dirname, '../..', path), resolve(path)].find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`${path} is not there: the gateway has no words in ${language}.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
