import type { Tournament } from '#contract/rewards/tournaments/tournament.ts'
import { countText } from '#lib/count-text.ts'
import { numberFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'

/** A score as people read it: an amount, a multiple such as `25.5×`, or a number of rounds. */
export function scoreText(
  { measure, currency }: Pick<Tournament, 'measure' | 'currency'>,
  score: bigint,
  locale: string,
) {
  if (measure === 'valid-bet') return formatMoney(score, currency, locale)
  if (measure === 'rounds') return countText(score, locale)
  return `${numberFormat(locale, { maximumFractionDigits: 2 }).format(Number(score) / 100)}×`
}

interface PrizeRange {
  readonly from: number
  readonly to: number
  readonly amount: bigint
}

/** Neighbouring places with the same prize in one line. @param prizes by place, the first place first */
export function prizeRanges(prizes: readonly bigint[]): PrizeRange[] {
  const starts = prizes.flatMap((amount, index) => (amount === prizes[index - 1] ? [] : [{ amount, index }]))
  return starts.map(({ amount, index }, at) => ({
    from: index + 1,
    to: starts[at + 1]?.index ?? prizes.length,
    amount,
  }))
}
