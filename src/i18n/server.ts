import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { localizePath } from 'astro-i18next'
import i18next from 'i18next'
import { brandWords } from '#lib/brand.ts'
import { defaultLanguage, type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { type Messages, type MessageValues, nameBrand, type Translate } from '#lib/messages.ts'
import { type Area, areas } from './areas.ts'

/**
 * Caches results of a pure function, since the pages of a language need the same ones. During development the source
 * may change, so nothing is cached.
 */
function once<Value>(make: (language: SiteLanguage, name: string) => Value) {
  const known = new Map<string, Value>()
  return (language: SiteLanguage, name: string): Value => {
    const key = `${language} ${name}`
    const value = known.get(key) ?? make(language, name)
    if (import.meta.env.PROD) known.set(key, value)
    return value
  }
}

/** The texts of one area with the brand's words, for pages under construction. A missing key fails the build. */
export function translator<Of extends Area>(language: SiteLanguage, area: Of): Translate<Of> {
  let messages: Messages | undefined
  return (key: string, values?: MessageValues) => {
    if (values) return textWith(language, area, key, values)
    messages ??= messagesOf(language, area)
    return plainText(messages, key) ?? missing(language, area, key)
  }
}

/**
 * Most texts take no values. They are returned unchanged, because i18next would take a tenth of a build's time for
 * them.
 */
const plainText = (messages: Messages, key: string) => (Object.hasOwn(messages, key) ? messages[key] : undefined)

/** Texts with values. Most are those of the frame, the same on all pages of a language, so each is made once. */
const texts = new Map<string, string>()

function textWith(language: SiteLanguage, area: Area, key: string, values: MessageValues): string {
  const asked = JSON.stringify([language, area, key, values])
  const known = texts.get(asked)
  if (known !== undefined) return known
  if (!i18next.exists(key, { lng: language, ns: area, ...values })) return missing(language, area, key)
  const text = i18next.getFixedT(language, area)(key, { ...brandWords, ...values })
  if (import.meta.env.PROD) texts.set(asked, text)
  return text
}

function missing(language: SiteLanguage, area: Area, key: string): never {
  throw new Error(`No text for ${area}:${key} in ${language}`)
}

/** All messages of an area, as a prop for an island. */
export const messagesOf: (language: SiteLanguage, area: Area) => Messages = once((language, area) =>
  // Not those of i18next, which has none yet when routes are listed.
  nameBrand(JSON.parse(readFileSync(resolve('locales', language, `${area}.json`), 'utf8')), brandWords),
)

/** Errors that a form can show before the texts of all errors are loaded, or if they cannot be loaded. */
const formErrors = /^error\.(?:unknown|unreachable|timeout|mobile_invalid|terms_not_accepted|registration_closed)$/

/** Words of `auth` that no form needs at first, by the area whose file has them. */
const laterKeys: { readonly [Name in Area]?: RegExp } = {
  // Texts for typing: the strength of a password, and the fault of a field after sending. The usual rules of names and
  // passwords are in the form from the start.
  errors: /^(?:strength\.|field\.(?:unknown|type|common|taken|age|spaces|same)$|reg_pattern_(?![12]$))/,
  // Fields that few operators ask for (auth/rare-parts.ts).
  'auth-steps':
    /^register\.(?:nickname|payeeName|birthday|paymentPassword|idNumber|nationality|address|occupation|sourceOfIncome|recommenderId)\b/,
  // Texts for a person whom an identity provider has sent to the registration.
  'auth-social': /^register\.identity\./,
}

/** The content of an area's file. The first forms begin without the texts that most people never read. */
export function wordsFile(language: SiteLanguage, area: Area): Messages {
  const own = messagesOf(language, area)
  const wordsFrom = (from: Area, wanted: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(messagesOf(language, from)).filter(([key]) => wanted(key)))
  if (area === 'auth') {
    const isLater = (key: string) => Object.values(laterKeys).some((keys) => keys.test(key))
    return { ...wordsFrom('auth', (key) => !isLater(key)), ...wordsFrom('errors', (key) => formErrors.test(key)) }
  }
  return { ...wordsFrom('auth', (key) => laterKeys[area]?.test(key) ?? false), ...own }
}

/** Words of `common` that only the page itself uses: its header with its island, menus and footer. */
const ofPageAlone =
  /^(?:skip|nav|home|search|menu|footer|care|app|contacts|notices|crisis|balance|account|category)(?:\.|$)/

/** The words of `common` for islands. They are part of the HTML of every page, so there are no more than islands say. */
export function islandMessages(language: SiteLanguage): Messages {
  return Object.fromEntries(Object.entries(messagesOf(language, 'common')).filter(([key]) => !ofPageAlone.test(key)))
}

/** The folder of a language's words: another as soon as one of its files is. */
export const wordsVersion = (language: SiteLanguage) => version(language, '')

const version = once((language) => {
  const texts = JSON.stringify(areas.map((area) => wordsFile(language, area)))
  return `${language}.${createHash('sha256').update(texts).digest('hex').slice(0, 8)}`
})

/** The address of a route in a language: `/rng/` in the default language, `/en/rng/` in English. */
export const pathIn: (language: SiteLanguage, route: string) => string = once((language, route) => {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  const localized = localizePath(path, language)
  return (localized.endsWith('/') ? localized : `${localized}/`) + rest
})

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
