import { peek } from '#api/peek.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getPointConfig } from '#contract/rewards/points/get-point-config.ts'
import type { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import type { Wire } from '#contract/wire.ts'
import { loadMessages } from '#i18n/load.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { mallRules } from '#lib/mall-rules.ts'
import { createTranslate, lookUpWith } from '#lib/messages.ts'
import { element, nodeOf } from '#light/element.ts'
import { earningRow, pointsText, rewardCard } from '#parts/rewards/points/reward.ts'
import { renewCards } from './renewed-list.ts'

/** The paths of the calls in `contract/rewards`, repeated here because those modules would load the whole contract. */
const configPath = '/wps/point/config'
const rewardsPath = '/wps/point/rewards'

type Config = Wire<ResponseOf<typeof getPointConfig>>
type Rewards = Wire<ResponseOf<typeof getPointRewards>>

/**
 * Replaces rewards, rules and earnings of the points mall by newer ones.
 *
 * @throws Error if answers or words did not come, or lack something: nothing is replaced then
 */
export async function renewPoints(list: HTMLElement, language: SiteLanguage): Promise<void> {
  const [configAnswer, rewardsAnswer, own, common] = await Promise.all([
    peek(configPath, {}),
    peek(rewardsPath, { language }),
    loadMessages('points-mall'),
    loadMessages('common'),
  ])
  const { enabled, earning, convert, ...config } = configAnswer as Config
  const { list: rewards } = rewardsAnswer as Rewards
  const { lang: locale } = document.documentElement
  const t = createTranslate<'points-mall' | 'common'>({ ...common, ...own }, locale)
  const say = lookUpWith(t)
  const words = { t, common: t, locale }
  const { mine = '' } = list.dataset
  const cards = rewards.map((reward) => ({
    id: reward.id,
    card: nodeOf(rewardCard<Node>(reward, { ...words, mine, art: artOf(reward.picture) })),
  }))
  const rate = convert && { ...convert, amount: BigInt(convert.amount) }
  const price = (count: number) => pointsText(count, words)
  const rules = mallRules({ ...config, convert: rate, rewards }, price, locale)
  const rows = earning.map((one) => nodeOf(earningRow(one, words)))
  for (const part of document.querySelectorAll<HTMLElement>('[data-mall]'))
    part.hidden = (part.dataset.mall === 'on') !== enabled
  renewCards(list, cards, { idOf: ({ dataset }) => dataset.reward ?? '' })
  const none = document.querySelector<HTMLElement>('[data-mall-none]')
  if (none) none.hidden = rewards.length > 0
  document
    .querySelector('[data-mall-rules]')
    ?.replaceChildren(...rules.map(([key, values]) => element('li', {}, say(key, values))))
  document.querySelector('[data-mall-earning]')?.replaceChildren(...rows)
}

/** The drawing of a reward, which a template of the page holds. */
const artOf = (picture = 'parcel'): Node | undefined =>
  document.querySelector<HTMLTemplateElement>(`template[data-art="${picture}"]`)?.content.cloneNode(true)
