import { EntryCount } from '#islands/EntryCount.tsx'
import { type ScreenEntry, type ScreenGroup, type ScreenProps, screenGroups } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import { $session } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'
import type { Parts } from '#ui/parts.ts'
import { Row, Rows } from '#ui/Rows.tsx'
import type { Fact } from './facts.ts'

/**
 * Screens with a row of their own, by group. The others have a button below the balance, or stand in the reward hub
 * (`rewardCenter`).
 */
const screensOf: Readonly<Record<ScreenGroup, readonly string[]>> = {
  money: ['withdraw', 'personalProfit', 'transferFund', 'transferUpline'],
  play: ['personalHistoryCopy', 'fairness'],
  rewards: ['rewardCenter', 'bonusDetails', 'missionLeaderboard', 'tournaments', 'points', 'referral'],
  safety: ['securityCenter', 'identity', 'responsibleGaming'],
  help: ['messageV2'],
}

interface Props extends Pick<ScreenProps, 'language' | 'menu'> {
  /** The fact behind the row of a screen; `vip` is the page of the programme. */
  factOf: (screen: string) => Fact | undefined
  /** The game that was played last. */
  play?: { readonly href: string; readonly text: string } | undefined
}

/** The five groups of the front page, each with rows that say what is so now. */
export function Groups({ language, menu, factOf, play }: Props) {
  const t = useWords<'centre'>()
  const session = useStore($session)
  const isTrial = session?.role === 'trial'
  const shown = isTrial ? menu.filter(({ audience }) => audience === 'for-session') : menu
  const besides = besidesOf({ language, play, t, vip: isTrial ? undefined : factOf('vip') })
  return (
    <div className="account__groups">
      {screenGroups.map((group) => {
        const entries = screensOf[group].flatMap((name) => shown.filter(({ screen }) => screen === name))
        const { first, last } = besides[group] ?? {}
        if (entries.length === 0 && !first && !last) return null
        return (
          <section key={group} aria-labelledby={`account-${group}`}>
            <h2 id={`account-${group}`}>{t(`group.${group}`)}</h2>
            <Rows>
              {first}
              {entries.map((entry) => (
                <ScreenRow key={entry.screen} entry={entry} fact={factOf(entry.screen)} />
              ))}
              {last}
            </Rows>
          </section>
        )
      })}
    </div>
  )
}

interface Besides extends Pick<Props, 'language' | 'play'> {
  t: ReturnType<typeof useWords<'centre'>>
  vip: Fact | undefined
}

/** Rows that lead to pages outside the centre, before or after the screens of their group. */
function besidesOf({ language, play, t, vip }: Besides): Partial<Record<ScreenGroup, { first?: Parts; last?: Parts }>> {
  const path = (route: string) => localPath(language, route)
  return {
    play: {
      first: (
        <Row
          icon="slots"
          href={play?.href ?? path('/rng/')}
          title={play?.text ?? t('front.play')}
          fact={t('fact.play')}
        />
      ),
      last: (
        <Row icon="favourites" href={path('/favorite/')} title={t('front.favourites')} fact={t('fact.favourites')} />
      ),
    },
    rewards: {
      last: vip && <Row icon="crown" href={path('/vip/')} title={t('front.vip')} fact={vip.text} />,
    },
    help: {
      last: (
        <>
          <Row icon="headset" href={path('/support/')} title={t('front.support')} fact={t('fact.support')} isSupport />
          <Row icon="help" href={`${path('/help/')}#account`} title={t('front.help')} fact={t('fact.help')} />
        </>
      ),
    },
  }
}

/** Rows whose screen has no live fact say what it is for. */
const purposes = ['securityCenter', 'transferFund', 'transferUpline', 'tournaments', 'referral', 'fairness'] as const
type Purpose = (typeof purposes)[number]
const isPurpose = (screen: string): screen is Purpose => purposes.some((name) => name === screen)

function ScreenRow({ entry, fact }: { entry: ScreenEntry; fact: Fact | undefined }) {
  const t = useWords<'centre'>()
  const { screen, icon, href, text, badge, audience } = entry
  return (
    <Row
      className={audience}
      icon={icon}
      href={href}
      title={screen === 'withdraw' ? t('front.withdrawals') : text}
      fact={fact?.text ?? (isPurpose(screen) ? t(`purpose.${screen}`) : undefined)}
      tone={fact?.tone}
    >
      {badge && <EntryCount of={badge} />}
    </Row>
  )
}
