// Only pages under construction need these details. Client scripts import only the language codes, to stay small.
import { type SiteLanguage, siteLanguages } from './languages.ts'

/** A language an operator can build the site in. */
interface Language {
  /** The language's own name for itself, for the switcher. */
  readonly name: string
  /** BCP 47 tag for `lang`, `hreflang`, dates and amounts. */
  readonly tag: string
  /** Text direction; left to right if left out. */
  readonly direction?: 'rtl'
}

/**
 * Languages by their code in addresses and in `locales/`. `languages.ts` names those that are built. There are no
 * flags, because a flag stands for a country.
 */
const languages = {
  ar: { name: 'العربية', tag: 'ar', direction: 'rtl' },
  bg: { name: 'Български', tag: 'bg' },
  bn: { name: 'বাংলা', tag: 'bn' },
  cs: { name: 'Čeština', tag: 'cs' },
  da: { name: 'Dansk', tag: 'da' },
  de: { name: 'Deutsch', tag: 'de' },
  el: { name: 'Ελληνικά', tag: 'el' },
  en: { name: 'English', tag: 'en' },
  es: { name: 'Español', tag: 'es' },
  fa: { name: 'فارسی', tag: 'fa', direction: 'rtl' },
  fi: { name: 'Suomi', tag: 'fi' },
  fil: { name: 'Filipino', tag: 'fil' },
  fr: { name: 'Français', tag: 'fr' },
  he: { name: 'עברית', tag: 'he', direction: 'rtl' },
  hi: { name: 'हिन्दी', tag: 'hi' },
  hr: { name: 'Hrvatski', tag: 'hr' },
  hu: { name: 'Magyar', tag: 'hu' },
  id: { name: 'Indonesia', tag: 'id' },
  it: { name: 'Italiano', tag: 'it' },
  ja: { name: '日本語', tag: 'ja' },
  ko: { name: '한국어', tag: 'ko' },
  lt: { name: 'Lietuvių', tag: 'lt' },
  ms: { name: 'Melayu', tag: 'ms' },
  nb: { name: 'Norsk bokmål', tag: 'nb' },
  nl: { name: 'Nederlands', tag: 'nl' },
  pl: { name: 'Polski', tag: 'pl' },
  pt: { name: 'Português', tag: 'pt-BR' },
  ro: { name: 'Română', tag: 'ro' },
  ru: { name: 'Русский', tag: 'ru' },
  sk: { name: 'Slovenčina', tag: 'sk' },
  sr: { name: 'Српски', tag: 'sr' },
  sv: { name: 'Svenska', tag: 'sv' },
  th: { name: 'ไทย', tag: 'th' },
  tr: { name: 'Türkçe', tag: 'tr' },
  uk: { name: 'Українська', tag: 'uk' },
  ur: { name: 'اردو', tag: 'ur', direction: 'rtl' },
  vi: { name: 'Tiếng Việt', tag: 'vi' },
  zh: { name: '简体中文', tag: 'zh-Hans' },
} as const satisfies Readonly<Record<string, Language>>

type LanguageCode = keyof typeof languages

/** The same languages, typed so that every entry has `direction`. */
export const registry: Readonly<Record<LanguageCode, Language>> = languages

/** BCP 47 tag for `lang`, dates and amounts. */
export const localeOf = ofEach(({ tag }) => tag)

/** The language's own name for itself. */
export const languageNames = ofEach(({ name }) => name)

/** Text direction, for `dir`. */
export const directionOf = ofEach(({ direction }) => direction ?? 'ltr')

function ofEach<Value>(take: (language: Language) => Value): Readonly<Record<SiteLanguage, Value>> {
  const entries = siteLanguages.map((code): [SiteLanguage, Value] => [code, take(registry[code])])
  return Object.fromEntries(entries) as Record<SiteLanguage, Value>
}
