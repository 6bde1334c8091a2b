import { limitAmountText, limitName } from '#api/limit-text.ts'
import type { Identity } from '#contract/account/kyc/identity-check.ts'
import { countText } from '#lib/count-text.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { isOpen, tierStateOf } from '#stores/account/kyc/tier.ts'
import type { AccountFacts, accountFacts } from '#stores/account/members/account-facts.ts'

export type FactsStore = ReturnType<typeof accountFacts>

type Text = Translate<'centre' | 'kyc-tier' | 'protection-limits'>

export interface Fact {
  readonly text: string
  readonly tone?: 'money' | 'good' | 'soon' | 'loss'
}

interface Known {
  readonly facts: AccountFacts | undefined
  readonly identity: Identity | undefined
  /** Counts of the menu: unread messages, rewards and missions to claim. */
  readonly unread: number
  readonly toClaim: number
  readonly missions: number
  readonly masked: boolean
  readonly locale: string
}

/** What is so now behind a row of the front page, in a few words; undefined while it is unknown. */
export type FactOf = (known: Known, t: Text) => Fact | undefined

const sumText = ({ masked, locale }: Known, amount: bigint, currency: string) =>
  masked ? '••••••' : formatMoney(amount, currency, locale)

/** A result with its sign. */
const resultText = (known: Known, amount: bigint, currency: string) =>
  (amount > 0n && !known.masked ? '+' : '') + sumText(known, amount, currency)

/** A fact that needs the answer of `getAccountFacts`. */
const from =
  (say: (facts: AccountFacts, known: Known, t: Text) => Fact | undefined): FactOf =>
  (known, t) =>
    known.facts && say(known.facts, known, t)

/** A count that is above 0, or a calm word. */
const counted = (
  count: number,
  t: Text,
  some: 'badge.unread' | 'badge.toClaim' | 'badge.missions',
  none: Fact,
): Fact => (count > 0 ? { text: t(some, { count }), tone: some === 'badge.unread' ? 'soon' : 'money' } : none)

/** Facts by the screen of their row. */
export const factsOfScreens: Readonly<Record<string, FactOf>> = {
  withdraw: from(({ withdrawals, currency }, known, t) =>
    withdrawals
      ? { text: t('fact.withdrawals', { amount: sumText(known, withdrawals.amount, currency) }), tone: 'soon' }
      : { text: t('fact.withdrawals.none') },
  ),
  personalProfit: from(({ month, currency }, known, t) =>
    month.bets === 0
      ? { text: t('fact.month.none') }
      : {
          text: t('fact.month', { amount: resultText(known, month.net, currency) }),
          ...(month.net > 0n && { tone: 'good' }),
        },
  ),
  personalHistoryCopy: from(({ today, currency }, known, t) =>
    today.bets === 0
      ? { text: t('fact.today.none') }
      : {
          text: t('fact.today', {
            count: today.bets,
            bets: countText(today.bets, known.locale),
            amount: resultText(known, today.net, currency),
          }),
        },
  ),
  rewardCenter: ({ toClaim }, t) => counted(toClaim, t, 'badge.toClaim', { text: t('fact.rewards.none') }),
  missionLeaderboard: ({ missions }, t) => counted(missions, t, 'badge.missions', { text: t('fact.missions.none') }),
  messageV2: ({ unread }, t) => counted(unread, t, 'badge.unread', { text: t('fact.messages.none') }),
  points: from(({ points }, { locale }, t) =>
    points === null ? undefined : { text: t('fact.points', { points: countText(Number(points), locale) }) },
  ),
  bonusDetails: from(({ bonus, currency }, known, t) =>
    bonus
      ? { text: t('front.toWager', { amount: sumText(known, bonus.left, currency) }), tone: 'money' }
      : { text: t('fact.bonus.none') },
  ),
  identity: ({ identity, facts }, t) => (identity ? tierFact(identity, t) : facts && { text: t(`tier.${facts.tier}`) }),
  responsibleGaming: from(({ limit, currency }, { locale }, t) =>
    limit
      ? {
          text: t('fact.limit', {
            name: limitName(t, limit.kind, limit.period),
            used: limitAmountText(t, limit.kind, limit.used, { currency, locale }),
            limit: limitAmountText(t, limit.kind, limit.amount, { currency, locale }),
          }),
          // From four fifths on, as on the screen of limits.
          ...(limit.used * 5n >= limit.amount * 4n && { tone: 'soon' }),
        }
      : { text: t('fact.limit.none') },
  ),
}

/** The VIP level and what is left to the next one. */
export const vipFact: FactOf = from(({ vip, currency }, known, t) => {
  if (!vip) return undefined
  const { level, next } = vip
  if (!next) return level === null ? undefined : { text: level }
  return { text: t('fact.vip', { amount: sumText(known, next.left, currency), level: next.level }) }
})

function tierFact(identity: Identity, t: Text): Fact {
  const standing = tierStateOf(identity)
  if (!isOpen(identity)) return { text: t(`tier.${identity.tier}`), tone: 'good' }
  if (standing.state === 'missing')
    return {
      text: identity.required ? t(`tier.required.${identity.required}`) : t(`standing.missing.${standing.tier}`),
      tone: 'soon',
    }
  if (standing.state === 'done') return { text: t(`tier.${identity.tier}`), tone: 'good' }
  return { text: t(`standing.state.${standing.state}`), tone: 'soon' }
}
