import type { Reward, RewardState } from '#contract/rewards/promotions/reward.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney, partOf } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

/** The colour of each state. */
export const tones: Readonly<Record<RewardState, string>> = {
  coming: '',
  join: 'status--open',
  signed: 'status--open',
  applying: 'status--open',
  claim: 'status--won',
  process: 'status--open',
  claimed: 'status--won',
  issued: 'status--won',
  rejected: 'status--bad',
  close: '',
}

const isUpcoming = ({ state }: Pick<Reward, 'state'>) => state === 'coming' || state === 'join' || state === 'signed'

/** The benefit of a reward; for a deposit bonus before the deposit, the most that it can be. */
export function amountText(reward: Reward, t: Translate<'promotions'>, locale: string): string {
  if (reward.freeRounds) return t('reward.rounds', { count: reward.freeRounds.rounds })
  const sum = formatMoney(reward.amount, reward.currency, locale)
  return reward.deposit && isUpcoming(reward) ? t('reward.upTo', { sum }) : sum
}

/** The form of the reward: money, a bonus, or free rounds with their stake. */
export function givesText({ gives, freeRounds, currency }: Reward, t: Translate<'promotions'>, locale: string): string {
  return t(`reward.${gives}`, { stake: formatMoney(freeRounds?.stake ?? 0n, currency, locale) })
}

/** The progress of a running bonus or of free rounds; undefined if neither is running. */
export function progressText(reward: Reward, t: Translate<'promotions'>, locale: string) {
  const { state, progress, freeRounds: free, currency } = reward
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  if (progress)
    return {
      part: partOf(progress.done, progress.required),
      text: t('reward.progress', { done: money(progress.done), required: money(progress.required) }),
    }
  if (!free || state !== 'process') return undefined
  const { used, rounds, won } = free
  return { part: used / rounds, text: t('reward.rounds.progress', { used, rounds, won: money(won) }) }
}

/** The deposit that a bonus is for; nothing for other kinds and finished rewards. */
export function depositText(reward: Reward, t: Translate<'promotions'>, locale: string): string[] {
  const { deposit, currency } = reward
  if (!deposit || !isUpcoming(reward)) return []
  const { percent, firstOnly } = deposit
  const values = {
    percent: rateText((percent ?? 0) * 100, locale),
    minimum: formatMoney(deposit.minimum, currency, locale),
  }
  const kind = percent === null ? 'reward.deposit.rounds' : 'reward.deposit'
  const text = t(firstOnly ? `${kind}.first` : kind, values)
  return reward.state === 'signed' ? [text] : [text, t('reward.deposit.within', { count: deposit.days })]
}

/** The average value of a bonus, as long as the member can still decide; undefined for money. */
export function worthText(reward: Reward, t: Translate<'promotions'>, locale: string): string | undefined {
  const { bonus, amount, currency, gives } = reward
  if (!bonus || gives !== 'bonus' || (!isUpcoming(reward) && reward.state !== 'claim')) return undefined
  return t(bonus.expected > 0n ? 'reward.worth' : 'reward.worth.none', {
    sum: formatMoney(amount, currency, locale),
    worth: formatMoney(bonus.expected, currency, locale),
    times: bonus.times,
    rtp: rateText(bonus.rtp, locale),
  })
}
