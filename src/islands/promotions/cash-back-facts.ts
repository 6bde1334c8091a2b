import type { Reward } from '#contract/entities/reward.ts'
import { dateFormat } from '#lib/formats.ts'
import type { Translate } from '#lib/messages.ts'
import { formatExact, formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

/** How cash back was worked out, line by line; nothing of other rewards. @param timeZone the operator's, whose days the periods are */
export function cashBackFacts(
  { cashBack, currency }: Reward,
  t: Translate<'promotions'>,
  locale: string,
  timeZone: string,
): string[][] {
  if (!cashBack) return []
  const { from, to, bets, stake, win, rate, minimum, cap, part, dropped } = cashBack
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const day = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const bound = (at: string) => day.format(new Date(at))
  const exact = formatExact(part, dropped, currency, locale)
  return [
    [t('reward.cashBack.period'), t('reward.cashBack.period.text', { from: bound(from), to: bound(to) })],
    [t('reward.cashBack.stake'), t('reward.cashBack.stake.text', { count: bets, sum: money(stake) })],
    [t('reward.cashBack.win'), money(win)],
    [
      t('reward.cashBack.part'),
      t('reward.cashBack.part.text', { loss: money(stake - win), rate: rateText(rate, locale), exact }),
    ],
    [t('reward.cashBack.dropped'), formatExact(0n, dropped, currency, locale)],
    [t('reward.cashBack.minimum'), money(minimum)],
    ...(cap === null ? [] : [[t('reward.cashBack.cap'), money(cap)]]),
  ]
}
