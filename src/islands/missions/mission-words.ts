import type { Mission } from '#contract/entities/mission.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'

/** The conditions of a mission, in words. */
export function missionWords(
  t: Translate<'mission' | 'search'>,
  { kind, target, currency, categories, vendors }: Mission,
  locale: string,
) {
  const isSum = kind === 'valid-bet' || kind === 'deposit-sum'
  const amount = (value: bigint) =>
    isSum ? formatMoney(value, currency, locale) : new Intl.NumberFormat(locale).format(value)
  const places = [...categories.map((category) => t(`category.${category}`)), ...vendors]
  return {
    amount,
    condition:
      kind === 'valid-bet' || kind === 'deposit-sum'
        ? t(`kind.${kind}`, { amount: amount(target) })
        : t(`kind.${kind}`, { count: Number(target) }),
    where: places.length > 0 ? t('mission.where', { places: new Intl.ListFormat(locale).format(places) }) : '',
  }
}
