import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatExact, formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import type { Fact } from '#ui/Facts.tsx'

type Words = Translate<'promotions' | 'centre'>

/** The computation of a reward, line by line; nothing if it has a fixed amount. @param timeZone the operator's time zone, for the periods */
export function rewardFacts(
  { cashBack, depositBonus, currency }: Reward,
  t: Words,
  locale: string,
  timeZone: string,
): Fact[] {
  if (cashBack) return cashBackFacts(cashBack, currency, t, locale, timeZone)
  return depositBonus ? depositFacts(depositBonus, currency, t, locale) : []
}

function depositFacts(given: NonNullable<Reward['depositBonus']>, currency: string, t: Words, locale: string): Fact[] {
  const { credited, percent, most, part, dropped } = given
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const exact = formatExact(part, dropped, currency, locale)
  const values = { credited: money(credited), percent: rateText(percent * 100, locale), exact }
  return [
    [t('reward.deposit.credited'), values.credited],
    [t('reward.deposit.part'), t('reward.deposit.part.text', values)],
    [t('computed.dropped'), formatExact(0n, dropped, currency, locale)],
    [t('reward.deposit.most'), money(most)],
    [t('reward.deposit.given'), money(part < most ? part : most)],
  ]
}

function cashBackFacts(
  given: NonNullable<Reward['cashBack']>,
  currency: string,
  t: Words,
  locale: string,
  timeZone: string,
): Fact[] {
  const { from, to, bets, stake, win, rate, minimum, cap, part, dropped } = given
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const bound = (at: string) => momentText(at, locale, timeZone)
  const exact = formatExact(part, dropped, currency, locale)
  return [
    [t('reward.cashBack.period'), t('reward.cashBack.period.text', { from: bound(from), to: bound(to) })],
    [t('reward.cashBack.stake'), t('reward.cashBack.stake.text', { count: bets, sum: money(stake) })],
    [t('reward.cashBack.win'), money(win)],
    [
      t('reward.cashBack.part'),
      t('reward.cashBack.part.text', { loss: money(stake - win), rate: rateText(rate, locale), exact }),
    ],
    [t('computed.dropped'), formatExact(0n, dropped, currency, locale)],
    [t('reward.cashBack.minimum'), money(minimum)],
    ...(cap === null ? [] : [[t('reward.cashBack.cap'), money(cap)] as const]),
  ]
}
