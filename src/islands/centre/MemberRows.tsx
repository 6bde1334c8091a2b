import './member-home.css'
import { use, useEffect, useState } from 'react'
import { loadMessages } from '#i18n/load.ts'
import { worthList } from '#islands/worth-text.ts'
import { durationText } from '#lib/duration-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { type AccountFacts, accountFacts } from '#stores/account/members/account-facts.ts'
import { firstStepsHidden, hideFirstSteps } from '#stores/account/members/first-steps.ts'
import { environment } from '#stores/environment.ts'
import { $masked } from '#stores/money/balance/balance.ts'
import { useStore } from '#stores/use-store.ts'
import { Row, Rows } from '#ui/Rows.tsx'
import { FirstSteps, stepsLeft } from './FirstSteps.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

let words: Promise<Words> | undefined

/** The words of the card, loaded once. */
function wordsOf(locale: string): Promise<Words> {
  words ??= Promise.all((['hub', 'home-member'] as const).map(loadMessages)).then((areas) =>
    createTranslate(Object.assign({}, ...areas), locale),
  )
  return words
}

/** The four rows of the card; first steps of a new member come first. Without an answer they lead to the same places and say what is there. */
export function MemberRows({ language, locale }: Props) {
  const t = use(wordsOf(locale))
  const [{ $state, follow }] = useState(() => accountFacts(language))
  const state = useStore($state)
  const masked = useStore($masked)
  const [isHidden, setHidden] = useState(firstStepsHidden)
  useEffect(follow, [follow])
  const facts = 'value' in state ? state.value : undefined
  const screen = (name: string) => localPath(language, screenRoute('member', name))
  const money = (amount: bigint) => (masked || !facts ? '••••••' : formatMoney(amount, facts.currency, locale))
  const last = facts?.lastPlayed
  const contest = contestOf(facts, { money, t, locale })
  const claim = facts && claimText(facts, { masked, t, locale })
  const left = facts?.firstSteps && !isHidden ? stepsLeft(facts.firstSteps) : []
  const hide = () => {
    hideFirstSteps()
    setHidden(true)
  }
  const usual = [
    <Row
      key="play"
      icon="slots"
      href={last ? `#game-${last.nodeId}` : localPath(language, '/rng/')}
      title={last ? t('member.goOn', { game: last.gameName }) : t('member.play')}
      fact={facts && playedText(facts, money, t)}
    >
      <span className="button button--main" aria-hidden="true">
        {t('member.go')}
      </span>
    </Row>,
    <Row
      key="rewards"
      icon="promotions"
      href={screen('rewardCenter')}
      title={t('member.rewards')}
      fact={facts && (claim ?? t('member.rewards.none'))}
      tone={claim ? 'money' : undefined}
    />,
    <Row key="contest" icon={contest.icon} href={screen(contest.screen)} title={contest.title} fact={contest.fact} />,
    <Row
      key="vip"
      icon="star"
      href={localPath(language, '/vip/')}
      title={t('member.vip')}
      fact={facts && vipText(facts, money, t)}
    />,
  ]
  return (
    <Rows label={t('member.label')}>
      <FirstSteps language={language} left={left} t={t} onHide={hide} />
      {/* The card has four rows whatever they are, because its place is kept. */}
      {(left.length > 0 ? usual.slice(1) : usual).slice(0, usual.length - left.length)}
    </Rows>
  )
}

type Words = Translate<'home-member' | 'hub'>
type Money = (amount: bigint) => string

function playedText({ today, month }: AccountFacts, money: Money, t: Words): string {
  const signed = (net: bigint) => (net > 0n ? '+' : '') + money(net)
  if (today.bets > 0) return t('member.today', { count: today.bets, amount: signed(today.net) })
  return month.bets > 0 ? t('member.month', { amount: signed(month.net) }) : t('member.new')
}

/** What can be claimed at once; undefined if nothing. */
function claimText(
  { rewards }: AccountFacts,
  { masked, t, locale }: { readonly masked: boolean; readonly t: Words; readonly locale: string },
): string | undefined {
  if (rewards.count === 0) return rewards.first ? t('member.rewards.wait') : undefined
  if (masked || rewards.sums.length === 0) return t('member.rewards.count', { count: rewards.count })
  return t('member.rewards.claim', { what: worthList(rewards.sums, t, locale) })
}

interface Contest {
  readonly icon: string
  readonly screen: string
  readonly title: string
  readonly fact: string | undefined
}

/** The running bonus, else the race that ends first, else the missions. */
function contestOf(
  facts: AccountFacts | undefined,
  { money, t, locale }: { readonly money: Money; readonly t: Words; readonly locale: string },
): Contest {
  if (facts?.bonus)
    return {
      icon: 'promotions',
      screen: 'bonusDetails',
      title: facts.bonus.title,
      fact: t('member.bonus', { amount: money(facts.bonus.left) }),
    }
  if (facts?.race) {
    const { title, place, players, endsAt } = facts.race
    const left = Math.max(0, Date.parse(endsAt) - environment.now()) / 1000
    return {
      icon: 'trophy',
      screen: 'tournaments',
      title,
      fact: t('member.race', { place: place ?? 0, players, time: durationText(left, locale) }),
    }
  }
  return {
    icon: 'trophy',
    screen: 'missionLeaderboard',
    title: t('member.missions'),
    fact: facts && t('member.missions.text'),
  }
}

function vipText({ vip }: AccountFacts, money: Money, t: Words): string {
  if (!vip) return t('member.vip.none')
  if (!vip.next) return vip.level ?? t('member.vip.none')
  return t('member.vip.next', { amount: money(vip.next.left), level: vip.next.level })
}
