import { brand } from '#lib/brand.ts'
import { datesOfPage } from '#lib/date-examples.ts'
import { durationsOfPage } from '#lib/duration-text.ts'
import { localeOf } from '#lib/language-details.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { countOfPage, moneyOfPage, rateOfPage } from '#lib/number-examples.ts'

const known = new Map<SiteLanguage, ReturnType<typeof made>>()

/**
 * How numbers and dates are written in the language of a page: attributes of its root, for scripts without `Intl` (decision
 * 0051). Made once for each language, since all that `Intl` writes is compared with it: that takes 60 ms of a processor, which
 * was half of a build in 38 languages with one changed word when each page did it.
 */
export function pageFormats(language: SiteLanguage) {
  const there = known.get(language) ?? made(localeOf[language])
  known.set(language, there)
  return there
}

const made = (locale: string) => ({
  /** For every page. */
  money: { 'data-money': moneyOfPage(brand.currency, locale) },
  /** For pages of members and agents. */
  rest: {
    'data-numerals': countOfPage(locale),
    'data-rate': rateOfPage(locale),
    'data-dates': datesOfPage(locale),
    'data-durations': durationsOfPage(locale),
  },
})
