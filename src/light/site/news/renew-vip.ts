import { peek } from '#api/peek.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getVip } from '#contract/rewards/vip/get-vip.ts'
import type { VipLevel } from '#contract/rewards/vip/vip.ts'
import { loadMessages } from '#i18n/load.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { createLookUp, type LookUp } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { vipRules } from '#lib/vip-rules.ts'
import { element } from '#light/element.ts'
import { renewCards } from './renewed-list.ts'
import type { Wire } from './wire.ts'

/** The path of `contract/rewards/vip/get-vip.ts`, repeated here because that module would load the whole contract. */
const vipPath = '/wps/vip/programme'

type Answer = Wire<ResponseOf<typeof getVip>>
type Programme = NonNullable<Answer['programme']>

/**
 * Replaces the levels and rules of the VIP page by newer ones. If the programme has ended, the page shows that; if one
 * has begun, it shows the programme.
 *
 * @throws Error if answer or texts did not arrive or are incomplete: nothing is replaced then
 */
export async function renewVip(page: HTMLElement, language: SiteLanguage): Promise<void> {
  const [answer, own, common] = await Promise.all([
    peek(vipPath, { language }),
    loadMessages('vip'),
    loadMessages('common'),
  ])
  const { programme, rebate } = answer as Answer
  const { lang: locale } = document.documentElement
  const t = createLookUp({ ...common, ...own }, locale)
  const levels = programme?.levels ?? []
  const cards = levels.map((level) => ({
    id: String(level.rank),
    card: levelCard(level, programme as Programme, t, locale),
  }))
  const pays = { ...programme, levels: levels.map(({ benefit }) => ({ benefit: BigInt(benefit) })) }
  const rules = programme && vipRules({ ...pays, benefitEvery: programme.benefitEvery }, rebate)
  for (const part of document.querySelectorAll<HTMLElement>('[data-vip]'))
    part.hidden = (part.dataset.vip === 'on') !== (programme !== null)
  if (!rules) return
  renewCards(page, cards, { idOf: ({ dataset }) => dataset.rank ?? '' })
  const list = document.querySelector<HTMLElement>('[data-vip-rules]')
  list?.replaceChildren(...rules.map(([key, values]) => element('li', {}, t(key, values))))
}

/** The markup of a level in `pages/[...lang]/vip.astro`. */
function levelCard(
  level: Wire<VipLevel>,
  { currency, benefitEvery }: Programme,
  t: LookUp,
  locale: string,
): HTMLElement {
  const money = (amount: string) => formatMoney(BigInt(amount), currency, locale)
  const line = (name: string, value: string) => element('div', {}, element('dt', {}, name), element('dd', {}, value))
  const { rank, name, needed, bonus, maintained, benefit, rates } = level
  const facts = [
    line(t('level.needed'), needed === '0' ? t('level.needed.none') : money(needed)),
    line(t('level.bonus'), bonus === '0' ? t('level.bonus.none') : money(bonus)),
    ...(benefit !== '0' ? [line(t(`level.benefit.${benefitEvery}`), money(benefit))] : []),
    line(t('level.maintained'), maintained === null ? t('level.maintained.none') : money(maintained)),
  ]
  return element(
    'li',
    { class: 'vip__card', 'data-rank': String(rank) },
    element('h3', {}, name),
    element('p', {}, t('level.rank', { rank })),
    element('dl', { class: 'facts' }, ...facts),
    element('h4', {}, t('level.rates')),
    ...(rates.length === 0 ? [element('p', {}, t('level.rates.none'))] : []),
    element(
      'dl',
      { class: 'facts' },
      ...rates.map(({ gameType, rate }) => line(t(`category.${gameType}`), rateText(rate, locale))),
    ),
  )
}
