import type { Claimable, RewardUnit } from '#contract/rewards/hub/claimable.ts'
import type { Offer } from '#contract/rewards/hub/reward-hub.ts'
import { countText } from '#lib/count-text.ts'
import { durationText } from '#lib/duration-text.ts'
import { dateFormat } from '#lib/formats.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

type Words = Translate<'hub'>

interface Worth {
  readonly unit: RewardUnit
  readonly amount: bigint
  readonly currency: string | null
}

/** `R$ 15,00`, `5 pontos`, `10 rodadas grátis`, or `R$ 20,00 de bônus`. */
export function worthText({ unit, amount, currency }: Worth, t: Words, locale: string): string {
  if (unit === 'points' || unit === 'rounds')
    return t(`hub.unit.${unit}`, { count: Number(amount), points: countText(amount, locale) })
  const sum = formatMoney(amount, currency ?? '', locale)
  return unit === 'bonus' ? t('hub.unit.bonus', { sum }) : sum
}

/** Sums in one line; an amount that is not known is left out. */
export const worthList = (sums: readonly Worth[], t: Words, locale: string): string =>
  listText(
    sums.map((sum) => worthText(sum, t, locale)),
    locale,
  )

export const listText = (texts: readonly string[], locale: string): string => new Intl.ListFormat(locale).format(texts)

/** The name of a reward: the operator's title, or its kind. */
export function titleText(
  { title, gameType }: Pick<Claimable, 'title' | 'gameType'>,
  t: Translate<'hub' | 'lobby-search'>,
): string {
  if (title !== null) return title
  return gameType === null
    ? t('hub.kind.sign-in')
    : t('hub.kind.rebate', { category: t(`category.${gameType}`).toLocaleLowerCase() })
}

/** What a promotion brings. */
export function offerText({ percent, ...worth }: Offer, t: Words, locale: string): string {
  const sum = worthText(worth, t, locale)
  if (percent === null) return sum
  return t('hub.unit.percent', { percent: rateText(percent * 100, locale), sum: t('hub.unit.upTo', { sum }) })
}

/** From when on an end is near. */
const soonMs = 48 * 3_600_000

/** The end of something as a fact of a row: the time that is left if that is short, else the day. */
export function untilFact(until: string | null, now: number, t: Words, locale: string) {
  if (until === null) return {}
  const left = Date.parse(until) - now
  if (left >= soonMs)
    return { fact: t('hub.until', { when: dateFormat(locale, 'dayMonth').format(Date.parse(until)) }) }
  return { fact: t('hub.left', { time: durationText(Math.max(0, left) / 1000, locale) }), tone: 'soon' } as const
}
