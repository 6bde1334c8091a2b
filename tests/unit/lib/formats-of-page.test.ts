import { afterEach, describe, expect, test, vi } from 'vitest'
import { hearTime } from '#lib/clock.ts'
import { countText } from '#lib/count-text.ts'
import { datesOfPage } from '#lib/date-examples.ts'
import { writeDateByPage } from '#lib/date-pattern.ts'
import { durationsOfPage, durationText } from '#lib/duration-text.ts'
import { type DateShape, dateFormat, dateShapes, writeDatesBy } from '#lib/formats.ts'
import { countOfPage, rateOfPage } from '#lib/number-examples.ts'
import { rateText } from '#lib/rate-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Digits and calendars of their own, names by the case, twelve hours, duals, marks of direction, groups of two.
const locales =
  'ar-EG bn cs de-AT en en-GB en-IN es fa fr he hi hu ja ko lt my nl pl pt-BR ru sv th tr uk vi zh-TW'.split(' ')

/** What `make` gives without a page, and with one that brings `data`, where `Intl` writes nothing. */
function bothWays<Made>(locale: string, data: Readonly<Record<string, string | undefined>>, make: () => Made) {
  const byIntl = make()
  vi.stubGlobal('document', { documentElement: { lang: locale, dataset: data } })
  const byPage = make()
  vi.unstubAllGlobals()
  return { byIntl, byPage }
}

writeDatesBy(writeDateByPage)

const shapes = Object.keys(dateShapes) as DateShape[]

describe.each(locales)('by what a page in %s brings', (locale) => {
  test('dates are those of Intl, on the clock of GMT and of the brand', () => {
    const days = Array.from(
      { length: 120 },
      (_, place) => Date.parse('2025-12-30T21:58:31Z') + (place * 11_111_111_111) / 4,
    )
    hearTime(performance.now(), '2026-11-25T00:00:00Z')
    const data = { dates: datesOfPage(locale), zone: 'America/Sao_Paulo -180' }
    const { byIntl, byPage } = bothWays(locale, data, () =>
      shapes.flatMap((shape) =>
        ['UTC', 'America/Sao_Paulo'].flatMap((zone) => days.map((day) => dateFormat(locale, shape, zone).format(day))),
      ),
    )
    expect(byPage).toEqual(byIntl)
  })

  test('counts, rates and durations are those of Intl', () => {
    const data = { numerals: countOfPage(locale), rate: rateOfPage(locale), durations: durationsOfPage(locale) }
    const { byIntl, byPage } = bothWays(locale, data, () => [
      ...[0, 7, 999, 1_000, 9_999, 10_000, 2_000_000, -45_678, 2.5, 12n, 1_234_567_890_123n].map((count) =>
        countText(count, locale),
      ),
      ...[0, 5, 65, 100, 1_050, 10_000, -250, 123_456].map((rate) => rateText(rate, locale)),
      ...[0, 1, 2, 40, 59, 60, 95, 180, 1_260, 5_400, 9_000, 18_000, 90_000].map((seconds) =>
        durationText(seconds, locale),
      ),
    ])
    expect(byPage).toEqual(byIntl)
  })
})

test('the languages of the site need no Intl for them', () => {
  for (const locale of ['pt-BR', 'en']) {
    const { shapes: known } = JSON.parse(datesOfPage(locale)) as { shapes: object }
    expect(Object.keys(known)).toEqual(shapes)
    expect([countOfPage(locale), rateOfPage(locale), durationsOfPage(locale)]).not.toContain(undefined)
  }
})

test('another language than that of the page is written by Intl', () => {
  const day = Date.parse('2026-11-27T12:00:00Z')
  const { byIntl, byPage } = bothWays('pt-BR', { dates: datesOfPage('pt-BR'), numerals: countOfPage('pt-BR') }, () => [
    dateFormat('en', 'day', 'UTC').format(day),
    countText(12_345, 'en'),
  ])
  expect(byPage).toEqual(byIntl)
})
