import { peek } from '#api/peek.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getPointConfig } from '#contract/rewards/points/get-point-config.ts'
import type { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import { loadMessages } from '#i18n/load.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { mallRules } from '#lib/mall-rules.ts'
import { createLookUp, type LookUp } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { element } from '#light/element.ts'
import { icon } from '#ui/markup/icon.ts'
import { renewCards } from './renewed-list.ts'
import type { Wire } from './wire.ts'

/** The paths of the calls in `contract/rewards`, repeated here because those modules would load the whole contract. */
const configPath = '/wps/point/config'
const rewardsPath = '/wps/point/rewards'

type Config = Wire<ResponseOf<typeof getPointConfig>>
type Rewards = Wire<ResponseOf<typeof getPointRewards>>
type Reward = Rewards['list'][number]

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
  const t = createLookUp({ ...common, ...own }, locale)
  const number = new Intl.NumberFormat(locale)
  const price = (count: number) => t('points', { count, points: number.format(count) })
  const cards = rewards.map((reward) => ({ id: reward.id, card: rewardCard(reward, list, t, price, locale) }))
  const rate = convert && { ...convert, amount: BigInt(convert.amount) }
  const rules = mallRules({ ...config, convert: rate, rewards }, price, locale)
  const rows = earning.map(({ gameType, points, turnover, currency }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, t(`category.${gameType}`)),
      element('td', {}, formatMoney(BigInt(turnover), currency, locale)),
      element('td', {}, number.format(points)),
    ),
  )
  for (const part of document.querySelectorAll<HTMLElement>('[data-mall]'))
    part.hidden = (part.dataset.mall === 'on') !== enabled
  renewCards(list, cards, { idOf: ({ dataset }) => dataset.reward ?? '' })
  const none = document.querySelector<HTMLElement>('[data-mall-none]')
  if (none) none.hidden = rewards.length > 0
  document
    .querySelector('[data-mall-rules]')
    ?.replaceChildren(...rules.map(([key, values]) => element('li', {}, t(key, values))))
  document.querySelector('[data-mall-earning]')?.replaceChildren(...rows)
}

/** The markup of a reward in `pages/[...lang]/pointMall.astro`; its drawing is copied from a template of the page. */
function rewardCard(
  reward: Reward,
  list: HTMLElement,
  t: LookUp,
  price: (count: number) => string,
  locale: string,
): HTMLElement {
  const { id, name, remark, picture = 'parcel', quantity, points, amountRequirement: asked, status } = reward
  const line = (term: string, value: string) => element('div', {}, element('dt', {}, t(term)), element('dd', {}, value))
  const left = quantity === null ? t('quantity.endless') : new Intl.NumberFormat(locale).format(quantity)
  const required = asked === null ? t('requirement.none') : formatMoney(BigInt(asked.amount), asked.currency, locale)
  const art = document.querySelector<HTMLTemplateElement>(`template[data-art="${picture}"]`)
  const cost = element('p', { class: 'reward__price' }, icon('star', { small: true }), price(points))
  const facts = element(
    'dl',
    {},
    line('quantity', left),
    line('requirement', required),
    line('status', quantity === 0 ? t('gone') : t(`status.${status}`)),
  )
  const card = element('li', { class: 'reward', 'data-reward': id })
  if (art) card.append(art.content.cloneNode(true))
  card.append(element('h3', {}, name), cost, element('p', {}, remark), facts)
  if (status === 'open' && quantity !== 0) {
    const href = `${list.dataset.mine ?? ''}?reward=${encodeURIComponent(id)}`
    const link = { class: 'button button--line for-member', href, 'aria-label': t('redeem.name', { name }) }
    card.append(element('a', link, t('redeem')))
  }
  return card
}
