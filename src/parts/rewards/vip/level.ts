import type { BenefitPeriod, VipLevel } from '#contract/rewards/vip/vip.ts'
import type { Wire } from '#contract/wire.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

interface Programme {
  readonly currency: string
  readonly benefitEvery: BenefitPeriod
}

interface Words {
  readonly t: Translate<'vip'>
  /** For the names of categories. */
  readonly common: Translate<'common'>
  readonly locale: string
}

/** A level on the VIP page. @param level as the contract reads it, or as it comes */
export function levelCard(
  level: VipLevel | Wire<VipLevel>,
  programme: Programme,
  { t, common, locale }: Words,
): Markup {
  const { rank, name, rates } = level
  const [needed, bonus, benefit] = [level.needed, level.bonus, level.benefit].map(BigInt) as [bigint, bigint, bigint]
  const money = (amount: bigint | string) => formatMoney(BigInt(amount), programme.currency, locale)
  const maintained = level.maintained === null ? t('level.maintained.none') : money(level.maintained)
  return h(
    'li',
    { class: 'vip__card', 'data-rank': rank },
    h('h3', {}, name),
    h('p', {}, t('level.rank', { rank })),
    h(
      'dl',
      { class: 'facts' },
      fact(t('level.needed'), needed === 0n ? t('level.needed.none') : money(needed)),
      fact(t('level.bonus'), bonus === 0n ? t('level.bonus.none') : money(bonus)),
      benefit > 0n && fact(t(`level.benefit.${programme.benefitEvery}`), money(benefit)),
      fact(t('level.maintained'), maintained),
    ),
    h('h4', {}, t('level.rates')),
    rates.length === 0 && h('p', {}, t('level.rates.none')),
    h(
      'dl',
      { class: 'facts' },
      ...rates.map(({ gameType, rate }) => fact(common(`category.${gameType}`), rateText(rate, locale))),
    ),
  )
}

const fact = (term: string, text: string) => h('div', {}, h('dt', {}, term), h('dd', {}, text))
