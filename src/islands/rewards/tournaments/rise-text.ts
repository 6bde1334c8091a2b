import type { Standing, Tournament } from '#contract/rewards/tournaments/tournament.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { scoreText } from './score-text.ts'

/**
 * What a member has to do to pass the place above, or to get a first score (product rule 26.8). Of equal scores the earlier one stands
 * first, so passing takes one unit more than the score above.
 */
export function riseText(
  tournament: Pick<Tournament, 'measure' | 'currency' | 'minStake'>,
  mine: Pick<Standing, 'place' | 'score' | 'above'> | null,
  t: Translate<'tournaments'>,
  locale: string,
): string {
  const { measure, currency, minStake } = tournament
  if (!mine || mine.place === null) {
    return t(`rise.start.${measure}`, { stake: formatMoney(minStake, currency, locale) })
  }
  const { place, score, above } = mine
  if (above === null) return t('rise.top')
  const more = above - score + 1n
  const next = { place: place - 1 }
  if (measure === 'valid-bet') return t('rise.valid-bet', { ...next, more: formatMoney(more, currency, locale) })
  if (measure === 'rounds') return t('rise.rounds', { ...next, count: Number(more) })
  return t('rise.multiplier', { ...next, score: scoreText(tournament, above, locale) })
}
