import type { ReelRound } from '#games/reels/types.ts'
import { celebrationOf, tierOf } from '#games/slots/celebration.ts'
import { formatMoney } from '#lib/money.ts'
import type { ReelsTranslate } from './words.ts'

/** The result of a round in one sentence, for the live region and for interrupted rounds. */
export function resultText(t: ReelsTranslate, round: ReelRound, currency: string, locale: string): string {
  const amount = formatMoney(round.win, currency, locale)
  if (round.win === 0n) return t('slots.result.none')
  if (!celebrationOf(tierOf(round.win, round.stake)).lively)
    return t('slots.result.returned', { amount, stake: formatMoney(round.stake, currency, locale) })
  const free = round.steps.filter(({ kind }) => kind === 'free').length
  if (free > 0) return t('slots.result.free', { amount, count: free })
  if (round.steps.some(({ kind }) => kind === 'respin')) return t('reels.result.coins', { amount })
  const falls = round.steps.filter(({ kind }) => kind === 'fall').length
  if (falls > 0) return t('reels.result.falls', { amount, count: falls })
  return t('reels.result.wins', { amount, count: round.steps[0]?.wins.length ?? 0 })
}
