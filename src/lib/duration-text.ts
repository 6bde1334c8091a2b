import { countText } from './count-text.ts'
import { numberFormat } from './formats.ts'
import { pageAttribute } from './page-attribute.ts'

const units = ['second', 'minute', 'hour'] as const
type Unit = (typeof units)[number]

/** What `<html data-durations>` holds: for each unit its text by the plural form of its number, which stands in braces. */
type DurationTexts = Readonly<Record<Unit, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>

/** A duration in its largest whole unit, as people say it: 40 seconds, 2 minutes, 3 hours. @param seconds at least 0 */
export function durationText(seconds: number, locale: string): string {
  const [unit, value] =
    seconds < 60
      ? (['second', seconds] as const)
      : seconds < 5_400
        ? (['minute', seconds / 60] as const)
        : (['hour', seconds / 3_600] as const)
  const rounded = unit === 'hour' ? Math.round(value * 2) / 2 : Math.round(value)
  const held = pageAttribute('durations', locale)
  const texts = held === undefined ? undefined : (JSON.parse(held) as DurationTexts)
  return (texts && byTexts(texts, unit, rounded, locale)) ?? byIntl(unit, rounded, locale)
}

/** The time until an end: from two days on in days, before that as a duration. @param left milliseconds; an end that has passed is now */
export function leftText(left: number, locale: string): string {
  const days = Math.floor(left / 86_400_000)
  if (days < 2) return durationText(Math.max(0, left) / 1000, locale)
  return numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}

const byIntl = (unit: Unit, value: number, locale: string) =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

const byTexts = (texts: DurationTexts, unit: Unit, value: number, locale: string) =>
  texts[unit][new Intl.PluralRules(locale).select(value)]?.replace('{}', countText(value, locale))

/** @returns undefined if durations of this language cannot be written by its plural forms */
export function durationsOfPage(locale: string): string | undefined {
  const plurals = new Intl.PluralRules(locale)
  const values = Array.from({ length: 400 }, (_, halves) => halves / 2)
  const texts = Object.fromEntries(
    units.map((unit) => [
      unit,
      Object.fromEntries(
        values
          .filter((value) => value > 0)
          .map((value) => [plurals.select(value), byIntl(unit, value, locale).replace(countText(value, locale), '{}')]),
      ),
    ]),
  ) as unknown as DurationTexts
  const isRight = values.every((value) =>
    units.every((unit) => byTexts(texts, unit, value, locale) === byIntl(unit, value, locale)),
  )
  return isRight ? JSON.stringify(texts) : undefined
}
