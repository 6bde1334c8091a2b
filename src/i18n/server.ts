import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { localizePath } from 'astro-i18next'
import i18next from 'i18next'
import { brandWords } from '#lib/brand.ts'
import { defaultLanguage, type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { type Messages, type MessageValues, nameBrand, type Translate } from '#lib/messages.ts'
import { type Area, areas } from './areas.ts'

/** The texts of one area with the brand's words, for pages under construction. A missing key fails the build. */
export function translator<Of extends Area>(language: SiteLanguage, area: Of): Translate<Of> {
  const translate = i18next.getFixedT(language, area)
  return (key: string, values: MessageValues = {}) => {
    if (!i18next.exists(key, { lng: language, ns: area, ...values }))
      throw new Error(`No text for ${area}:${key} in ${language}`)
    return translate(key, { ...brandWords, ...values })
  }
}

/** All messages of an area, as a prop for an island. */
export function messagesOf(language: SiteLanguage, area: Area): Messages {
  // Not those of i18next, which has none yet when routes are listed.
  return nameBrand(JSON.parse(readFileSync(resolve('locales', language, `${area}.json`), 'utf8')), brandWords)
}

const versions = new Map<SiteLanguage, string>()

/** The folder of a language's words: another as soon as one of its texts is. */
export function wordsVersion(language: SiteLanguage): string {
  const texts = () => JSON.stringify(areas.map((area) => messagesOf(language, area)))
  const version =
    versions.get(language) ?? `${language}.${createHash('sha256').update(texts()).digest('hex').slice(0, 8)}`
  versions.set(language, version)
  return version
}

/** The address of a route in a language: `/rng/` in the default language, `/en/rng/` in English. */
export function pathIn(language: SiteLanguage, route: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  const localized = localizePath(path, language)
  return (localized.endsWith('/') ? localized : `${localized}/`) + rest
}

/**
 * `getStaticPaths` of a page with several addresses.
 *
 * @param parameter the parameter in the name of the page's file
 * @param pages the pages: `path` is a route such as `/rng/`, or `/` for the address without the parameter; the rest
 *   becomes props
 */
export function pathsOf<Page extends { readonly path: string }>(parameter: string, pages: readonly Page[]) {
  return languagePaths().flatMap(({ params, props }) =>
    pages.map(({ path, ...rest }) => ({
      params: { ...params, [parameter]: path.slice(1, -1) || undefined },
      props: { ...props, ...rest },
    })),
  )
}

/** `getStaticPaths` of every page: one per language, the default one without prefix. */
export function languagePaths(): { params: { lang: string | undefined }; props: { language: SiteLanguage } }[] {
  return siteLanguages.map((language) => ({
    params: { lang: language === defaultLanguage ? undefined : language },
    props: { language },
  }))
}
