import type { ResponseOf } from '#contract/define-call.ts'
import type { getPointConfig } from '#contract/rewards/points/get-point-config.ts'
import type { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import type { Wire } from '#contract/wire.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { icon } from '#ui/markup/icon.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

type Reward = ResponseOf<typeof getPointRewards>['list'][number]
type Earning = ResponseOf<typeof getPointConfig>['earning'][number]

interface Words {
  readonly t: Translate<'points-mall'>
  /** For the names of categories. */
  readonly common: Translate<'common'>
  readonly locale: string
}

interface Options<Own> extends Omit<Words, 'common'> {
  /** The drawing of the reward. */
  readonly art: Own | undefined
  /** Where members redeem. */
  readonly mine: string
}

/** The text of a number of points. */
export const pointsText = (count: number, { t, locale }: Pick<Words, 't' | 'locale'>): string =>
  t('points', { count, points: number(count, locale) })

/** A reward in the points mall. @param reward as the contract reads it, or as it comes */
export function rewardCard<Own>(reward: Reward | Wire<Reward>, { t, locale, art, mine }: Options<Own>): Markup<Own> {
  const { id, name, remark, quantity, points, amountRequirement: asked, status } = reward
  const left = quantity === null ? t('quantity.endless') : number(quantity, locale)
  const required = asked === null ? t('requirement.none') : formatMoney(BigInt(asked.amount), asked.currency, locale)
  const href = `${mine}?reward=${encodeURIComponent(id)}`
  return h<Own>(
    'li',
    { class: 'reward', 'data-reward': id },
    art,
    h('h3', {}, name),
    h('p', { class: 'reward__price' }, icon('star', { small: true }), pointsText(points, { t, locale })),
    h('p', {}, remark),
    h(
      'dl',
      {},
      fact(t('quantity'), left),
      fact(t('requirement'), required),
      fact(t('status'), quantity === 0 ? t('gone') : t(`status.${status}`)),
    ),
    status === 'open' &&
      quantity !== 0 &&
      h('a', { class: 'button button--line for-member', href, 'aria-label': t('redeem.name', { name }) }, t('redeem')),
  )
}

/** A row of the table that says how points are earned. */
export function earningRow(earning: Earning | Wire<Earning>, { common, locale }: Omit<Words, 't'>): Markup {
  const { gameType, points, turnover, currency } = earning
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, common(`category.${gameType}`)),
    h('td', {}, formatMoney(BigInt(turnover), currency, locale)),
    h('td', {}, number(points, locale)),
  )
}

const number = (count: number, locale: string) => new Intl.NumberFormat(locale).format(count)
const fact = (term: string, text: string) => h('div', {}, h('dt', {}, term), h('dd', {}, text))
