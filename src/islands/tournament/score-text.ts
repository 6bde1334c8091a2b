import type { Tournament } from '#contract/entities/tournament.ts'
import { formatMoney } from '#lib/money.ts'

/** A score as people read it: an amount, a multiple such as `25.5×`, or a number of rounds. */
export function scoreText(
  { measure, currency }: Pick<Tournament, 'measure' | 'currency'>,
  score: bigint,
  locale: string,
) {
  if (measure === 'valid-bet') return formatMoney(score, currency, locale)
  if (measure === 'rounds') return new Intl.NumberFormat(locale).format(score)
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(score) / 100)}×`
}
