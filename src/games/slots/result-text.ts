import { formatMoney } from '#lib/money.ts'
import { celebrationOf, tierOf } from './celebration.ts'
import type { Translate } from './props.ts'
import type { RoundOutcome } from './types.ts'

/** The result of a round in one sentence, for the live region and for interrupted rounds. */
export function resultText(t: Translate, outcome: RoundOutcome, currency: string, locale: string): string {
  const [base, ...free] = outcome.spins
  const amount = formatMoney(outcome.win, currency, locale)
  if (outcome.win === 0n) return t('slots.result.none')
  if (!celebrationOf(tierOf(outcome.win, outcome.stake)).lively)
    return t('slots.result.returned', { amount, stake: formatMoney(outcome.stake, currency, locale) })
  if (free.length > 0) return t('slots.result.free', { amount, count: free.length })
  const lines = base?.wins.length ?? 0
  return lines > 0 ? t('slots.result.lines', { amount, count: lines }) : t('slots.result.scatter', { amount })
}
