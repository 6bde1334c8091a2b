import { countText } from '#lib/count-text.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'

interface MoneyOrPoints {
  /** Minor units, or points. */
  readonly amount: bigint
  /** Null for points. */
  readonly currency: string | null
}

/** `R$ 1,00` or `5 pontos`. */
export const givenText = (
  { amount, currency }: MoneyOrPoints,
  t: Translate<'daily-sign-in'>,
  locale: string,
): string =>
  currency === null
    ? t('points', { count: Number(amount), points: countText(amount, locale) })
    : formatMoney(amount, currency, locale)

/** The same for a narrow place: the currency may stand on a line of its own. */
export const shortText = (given: MoneyOrPoints, t: Translate<'daily-sign-in'>, locale: string): string =>
  given.currency === null
    ? t('points.short', { points: countText(given.amount, locale) })
    : givenText(given, t, locale).replace(/^(\D+?)\s?(?=\d)/, '$1 ')
