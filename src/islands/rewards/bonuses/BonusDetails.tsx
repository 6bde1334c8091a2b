import './bonus.css'
import { useEffect, useState } from 'react'
import { PagedList } from '#islands/PagedList.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { bonusFilter, endedBonuses, followBonuses, runningBonuses } from '#stores/rewards/bonuses/bonuses.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { EndedBonus } from './EndedBonus.tsx'
import { RunningBonus } from './RunningBonus.tsx'

/** A member's bonuses: running ones with their remaining wagering, and ended ones with their result. */
export function BonusDetails({ language, locale }: ScreenProps) {
  const t = useWords<'bonuses' | 'tables' | 'errors' | 'centre'>()
  const [running] = useState(() => runningBonuses(language))
  const [ended] = useState(() => endedBonuses(language))
  const state = useAnswer(running.$state)
  const refresh = () => {
    running.refresh()
    ended.refresh()
  }
  useEffect(
    () =>
      followBonuses(() => {
        running.refresh()
        ended.refresh()
      }),
    [running, ended],
  )
  return (
    <div className="column bonus">
      <h1>{t('bonus.title')}</h1>
      <p className="column__lead">{t('bonus.lead')}</p>
      <section className="bonus__running" aria-labelledby="running">
        <h2 id="running">{t('running')}</h2>
        <Resource
          state={state}
          words={resourceWords(t, t('loading'))}
          onRetry={running.refresh}
          isEmpty={({ list }) => list.length === 0}
          empty={<Empty title={t('running.empty')} text={t('running.empty.text')} />}
        >
          {({ list }) => (
            <ul className="cards">
              {list.map((bonus, place) => (
                <li key={bonus.bonusId}>
                  <RunningBonus
                    bonus={bonus}
                    isNext={place === 0 && list.length > 1}
                    locale={locale}
                    onCancelled={refresh}
                  />
                </li>
              ))}
            </ul>
          )}
        </Resource>
      </section>
      {/* The running ones would push it down when they come. */}
      <div hidden={state.phase === 'waiting'}>
        <PagedList
          title={t('ended')}
          pages={ended}
          filter={bonusFilter}
          empty={{ title: t('ended.empty'), text: t('ended.empty.text') }}
          rowKey={({ bonusId }) => bonusId}
        >
          {(bonus) => <EndedBonus bonus={bonus} locale={locale} />}
        </PagedList>
      </div>
    </div>
  )
}
