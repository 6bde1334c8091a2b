import type { RewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { HubPart } from '#contract/rewards/hub/reward-hub.ts'
import type { Spot } from '#lib/art.ts'
import { countText } from '#lib/count-text.ts'
import { dateFormat } from '#lib/formats.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'

type Words = Translate<'hub'>

export interface HubTile {
  readonly screen: string
  readonly art: Spot
  readonly name: 'races' | 'raffle' | 'envelopes' | 'points' | 'rebate' | 'invite'
  readonly part: HubPart
  /** What is so now; null if the operator has nothing of the kind. */
  fact(hub: RewardHub, t: Words, locale: string): string | null
}

const dayText = (at: string, locale: string) => dateFormat(locale, 'dayMonth').format(Date.parse(at))

/** The other screens of rewards, each with its picture and one live fact. */
export const hubTiles: readonly HubTile[] = [
  {
    ...{ screen: 'tournaments', art: 'trophy', name: 'races', part: 'races' },
    fact({ races }, t, locale) {
      const race = races.find(({ place }) => place !== null) ?? races[0]
      if (!race) return t('hub.fact.none')
      const { place, players, state, startsAt, pool, currency } = race
      if (place !== null) return t('hub.fact.place', { place, players })
      return state === 'coming'
        ? t('hub.fact.soon', { when: dayText(startsAt, locale) })
        : t('hub.fact.pool', { sum: formatMoney(pool, currency, locale) })
    },
  },
  {
    ...{ screen: 'raffle', art: 'ticket', name: 'raffle', part: 'raffles' },
    fact({ raffles }, t, locale) {
      const raffle = raffles.find(({ tickets }) => tickets !== null) ?? raffles[0]
      if (!raffle) return t('hub.fact.none')
      const { tickets, pool, currency } = raffle
      if (tickets === null) return t('hub.fact.pool', { sum: formatMoney(pool, currency, locale) })
      return t('hub.fact.tickets', { count: tickets })
    },
  },
  {
    ...{ screen: 'redEnvelope', art: 'lantern', name: 'envelopes', part: 'envelopes' },
    fact({ envelopes: { open, nextAt } }, t, locale) {
      if (open > 0) return t('hub.fact.open', { count: open })
      return nextAt === null ? t('hub.fact.none') : t('hub.fact.soon', { when: dayText(nextAt, locale) })
    },
  },
  {
    ...{ screen: 'points', art: 'chest', name: 'points', part: 'points' },
    fact({ points }, t, locale) {
      if (points === null) return null
      return t('hub.unit.points', { count: Number(points), points: countText(points, locale) })
    },
  },
  {
    ...{ screen: 'manualRebate', art: 'luckycat', name: 'rebate', part: 'rebates' },
    fact({ claimable, currency, vip }, t, locale) {
      const waiting = claimable.filter(({ kind }) => kind === 'rebate')
      if (!vip && waiting.length === 0) return null
      const sum = waiting.reduce((all, { amount }) => all + (amount ?? 0n), 0n)
      return t('hub.fact.back', { sum: formatMoney(sum, currency, locale) })
    },
  },
  {
    ...{ screen: 'referral', art: 'capybara', name: 'invite', part: 'referral' },
    fact({ referral, currency }, t, locale) {
      if (!referral) return null
      const { earned, reward } = referral
      return earned > 0n
        ? t('hub.fact.earned', { sum: formatMoney(earned, currency, locale) })
        : t('hub.fact.friend', { sum: formatMoney(reward, currency, locale) })
    },
  },
]
