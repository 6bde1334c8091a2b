import './points.css'
import { useEffect, useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import {
  followPoints,
  type PointBalance,
  pointBalance,
  pointRewards,
  pointsView,
  pointViews,
} from '#stores/rewards/points/points.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { ConvertForm } from './ConvertForm.tsx'
import { PointHistory } from './PointHistory.tsx'
import { PointOrders } from './PointOrders.tsx'
import { pointText } from './point-text.ts'
import { Rewards } from './Rewards.tsx'

/** A member's points: the rewards and exchange, the movements, and the redeemed rewards. */
export function Points({ language, locale, menu }: ScreenProps) {
  const t = useWords<'points' | 'tables' | 'errors' | 'centre'>()
  const [rewards] = useState(() => pointRewards(language))
  const state = useAnswer(pointBalance.$state)
  const { view } = useStore(pointsView.$filter)
  useEffect(followPoints, [])
  const hrefOf = (screen: string) => menu.find((entry) => entry.screen === screen)?.href ?? ''
  return (
    <div className="column points">
      <StepTitle id="points-title" isFirst>
        {t('points.title')}
      </StepTitle>
      <p className="column__lead">
        <span>{`${t('points.lead')} `}</span>
        <a className="link" href={localPath(language, '/pointMall/#rules')}>
          {t('points.rules')}
        </a>
      </p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={pointBalance.refresh}>
        {(balance) => {
          const shared = { balance, language, locale, passwordHref: hrefOf('withdraw') }
          return (
            <>
              <Balance balance={balance} locale={locale} />
              <Views here={hrefOf('points')} />
              {view === undefined && <Rewards {...shared} rewards={rewards} />}
              {view === 'history' && <PointHistory balance={balance} language={language} locale={locale} />}
              {view === 'orders' && <PointOrders language={language} locale={locale} />}
              {view === 'convert' && <ConvertForm {...shared} />}
            </>
          )
        }}
      </Resource>
    </div>
  )
}

function Balance({ balance: { points, enabled }, locale }: { balance: PointBalance; locale: string }) {
  const t = useWords<'points'>()
  return (
    <section className="panel" aria-labelledby="points-balance">
      <div className="points__balance">
        <h2 id="points-balance">{t('balance')}</h2>
        <p className="points__sum">
          <Icon name="star" />
          <span>{pointText(t, points, locale)}</span>
        </p>
      </div>
      {!enabled && <Notice kind="info">{t('off')}</Notice>}
    </section>
  )
}

function Views({ here }: { here: string }) {
  const t = useWords<'points'>()
  const { view } = useStore(pointsView.$filter)
  // Another view has other days and pages, so nothing else of the address stays.
  return (
    <nav className="points__views" aria-label={t('views')}>
      {[undefined, ...pointViews].map((name) => (
        <a
          key={name ?? 'redeem'}
          href={name ? `${here}?view=${name}` : here}
          aria-current={name === view ? 'page' : undefined}
        >
          {t(`view.${name ?? 'redeem'}`)}
        </a>
      ))}
    </nav>
  )
}
