import './hub.css'
import { useEffect, useState } from 'react'
import type { RewardHub as Hub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { followHub, rewardHub } from '#stores/rewards/hub/hub.ts'
import { Resource } from '#ui/Resource.tsx'
import { ClaimAll } from './ClaimAll.tsx'
import { HubMissions } from './HubMissions.tsx'
import { HubTiles } from './HubTiles.tsx'
import type { CardTarget, HubProps } from './hub-props.ts'
import { MoreRewards } from './MoreRewards.tsx'
import { Offers } from './Offers.tsx'
import { PartFault } from './PartFault.tsx'
import { RunningBonuses } from './RunningBonuses.tsx'
import { RunsOut } from './RunsOut.tsx'
import { SignInPart } from './SignInPart.tsx'
import { VipLadder } from './VipLadder.tsx'

/** All rewards of the member at first sight: what waits, what runs, what to play for; details are a tap away. */
export function RewardHub({ language, locale, menu }: ScreenProps) {
  const t = useWords<'hub' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => rewardHub(language))
  const state = useAnswer($state)
  useEffect(() => followHub(refresh), [refresh])
  return (
    <div className="column hub">
      <h1>{t('hub.title')}</h1>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={refresh}
        skeleton={<Skeleton label={t('loading')} />}
      >
        {(hub) => <HubParts hub={hub} language={language} locale={locale} menu={menu} refresh={refresh} />}
      </Resource>
      {/* They wait for the parts above them, which would push them down. */}
      {state.phase !== 'waiting' && <MoreRewards language={language} locale={locale} menu={menu} />}
    </div>
  )
}

function HubParts(given: Omit<HubProps, 'see'>) {
  const [seen, setSeen] = useState<{ readonly target: CardTarget; readonly times: number }>()
  // The same card can be asked for again.
  const see = (target: CardTarget) => setSeen((before) => ({ target, times: (before?.times ?? 0) + 1 }))
  const props = { ...given, see }
  const { failed } = props.hub
  const hasFailed = (...names: Hub['failed']) => failed.some((name) => names.includes(name))
  return (
    <>
      <ClaimAll {...props} />
      {hasFailed('signIn') ? <PartFault {...props} of="signIn.title" /> : <SignInPart {...props} />}
      {hasFailed('rewards', 'rebates', 'envelopes') && <PartFault {...props} of="hub.ends" />}
      <RunsOut {...props} />
      {hasFailed('bonuses') ? <PartFault {...props} of="hub.bonuses" /> : <RunningBonuses {...props} />}
      {hasFailed('missions') ? <PartFault {...props} of="hub.missions" /> : <HubMissions {...props} />}
      {hasFailed('vip') ? <PartFault {...props} of="hub.vip" /> : <VipLadder {...props} />}
      <Offers {...props} key={seen?.times} target={seen?.target} />
      <HubTiles {...props} />
    </>
  )
}

const Skeleton = ({ label }: { label: string }) => (
  <div className="hub__skeleton" role="status">
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
    <span className="unseen">{label}</span>
  </div>
)
