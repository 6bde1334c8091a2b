import { useEffect, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { $role } from '#stores/account/auth/session.ts'
import { followIdentity, identity } from '#stores/account/kyc/tier.ts'
import { accountFacts } from '#stores/account/members/account-facts.ts'
import { $toClaim, $unread } from '#stores/account/security/profile.ts'
import { $masked } from '#stores/money/balance/balance.ts'
import { $missionsToClaim } from '#stores/rewards/missions/missions-to-claim.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { type FactsStore, factsOfScreens, vipFact } from './facts.ts'
import { Groups } from './Groups.tsx'

/** The front page of the member centre: money, and below it five groups of screens, each row with what is so now. */
export function Front(props: ScreenProps) {
  const { language, locale, menu } = props
  const t = useWords<'centre' | 'errors'>()
  const [facts] = useState(() => accountFacts(language))
  const role = useStore($role)
  const isReal = role === 'member' || role === 'agent'
  return (
    <div className="account">
      <h1>{t('front.title')}</h1>
      <div className="account__card">
        <BalanceCard language={language} locale={locale} menu={menu} facts={facts} />
        {isReal && <FactsFault facts={facts} />}
      </div>
      {isReal ? <LiveGroups {...props} facts={facts} /> : <Groups {...props} factOf={() => undefined} />}
    </div>
  )
}

/** Without facts the rows still lead on; it is said why they are silent. */
function FactsFault({ facts }: { facts: FactsStore }) {
  const t = useWords<'centre' | 'errors'>()
  const state = useStore(facts.$state)
  if (state.phase !== 'failed') return null
  return (
    <Notice kind="error" action={{ text: t('retry'), onClick: facts.refresh }}>
      {faultText(t, state.fault)}
    </Notice>
  )
}

function LiveGroups({ facts: { $state, follow }, ...props }: ScreenProps & { facts: FactsStore }) {
  const t = useWords<'centre' | 'kyc-tier' | 'protection-limits'>()
  const state = useStore($state)
  const checked = useStore(identity.$state)
  const unread = useStore($unread)
  const toClaim = useStore($toClaim)
  const missions = useStore($missionsToClaim)
  const masked = useStore($masked)
  useEffect(follow, [follow])
  useEffect(followIdentity, [])
  const value = 'value' in state ? state.value : undefined
  const known = {
    facts: value,
    identity: 'value' in checked ? checked.value : undefined,
    unread,
    toClaim,
    missions,
    masked,
    locale: props.locale,
  }
  const last = value?.lastPlayed
  return (
    <Groups
      {...props}
      factOf={(screen) => (screen === 'vip' ? vipFact(known, t) : factsOfScreens[screen]?.(known, t))}
      play={last ? { href: `#game-${last.nodeId}`, text: t('front.goOn', { game: last.gameName }) } : undefined}
    />
  )
}
