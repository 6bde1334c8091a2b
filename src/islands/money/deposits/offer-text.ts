import type { DepositBonus } from '#contract/money/deposits/deposit.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

/** What an offer gives and asks, in one sentence. */
export function offerText(t: Translate<'deposits'>, offer: Reward, locale: string): string {
  const { currency, deposit, bonus, freeRounds, amount } = offer
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const minimum = money(deposit?.minimum ?? 0n)
  const times = bonus?.times ?? 0
  if (freeRounds) {
    const { rounds, stake, days: count } = freeRounds
    const key = bonus ? 'deposit.bonus.asks.rounds.bonus' : 'deposit.bonus.asks.rounds'
    return t(key, { minimum, rounds, stake: money(stake), times, count })
  }
  const percent = rateText((deposit?.percent ?? 0) * 100, locale)
  return t('deposit.bonus.asks', { minimum, percent, sum: money(amount), times, count: bonus?.days ?? 0 })
}

/** What becomes, or became, of the bonus that a deposit was ordered with. */
export function bonusText(t: Translate<'deposits'>, bonus: DepositBonus, currency: string, locale: string): string {
  const { title, state, reason, rounds, amount } = bonus
  if (state === 'lost') return t('deposit.bonus.lost', { title, reason: t(`deposit.bonus.lost.${reason ?? 'over'}`) })
  if (rounds !== null) return t(`deposit.bonus.${state}.rounds`, { title, count: rounds })
  return t(`deposit.bonus.${state}`, { title, sum: formatMoney(amount, currency, locale) })
}

/** How far the bonus that came is, and until when; undefined if nothing runs. */
export function bonusProgress(t: Translate<'deposits'>, bonus: DepositBonus, currency: string, locale: string) {
  const { progress, until } = bonus
  if (until === null) return undefined
  const when = momentText(until, locale)
  if (!progress) return t('deposit.bonus.until', { when })
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return t('deposit.bonus.progress', { done: money(progress.done), required: money(progress.required), when })
}
