import { peek } from '#api/peek.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getVip } from '#contract/rewards/vip/get-vip.ts'
import type { Wire } from '#contract/wire.ts'
import { loadMessages } from '#i18n/load.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, lookUpWith } from '#lib/messages.ts'
import { vipRules } from '#lib/vip-rules.ts'
import { element, nodeOf } from '#light/element.ts'
import { levelCard } from '#parts/rewards/vip/level.ts'
import { renewCards } from './renewed-list.ts'

/** The path of `contract/rewards/vip/get-vip.ts`, repeated here because that module would load the whole contract. */
const vipPath = '/wps/vip/programme'

type Answer = Wire<ResponseOf<typeof getVip>>

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
  const t = createTranslate<'vip' | 'common'>({ ...common, ...own }, locale)
  const say = lookUpWith(t)
  const levels = programme?.levels ?? []
  const cards = levels.map((level) => ({
    id: String(level.rank),
    card: nodeOf(levelCard(level, programme as NonNullable<Answer['programme']>, { t, common: t, locale })),
  }))
  const pays = { ...programme, levels: levels.map(({ benefit }) => ({ benefit: BigInt(benefit) })) }
  const rules = programme && vipRules({ ...pays, benefitEvery: programme.benefitEvery }, rebate)
  for (const part of document.querySelectorAll<HTMLElement>('[data-vip]'))
    part.hidden = (part.dataset.vip === 'on') !== (programme !== null)
  if (!rules) return
  renewCards(page, cards, { idOf: ({ dataset }) => dataset.rank ?? '' })
  const list = document.querySelector<HTMLElement>('[data-vip-rules]')
  list?.replaceChildren(...rules.map(([key, values]) => element('li', {}, say(key, values))))
}
