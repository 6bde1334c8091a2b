import './missions.css'
import '#ui/figures.css'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { momentText } from '#lib/moment-text.ts'
import { followMissions, missionSummary, missionView } from '#stores/rewards/missions/missions.ts'
import { useStore } from '#stores/use-store.ts'
import { Empty } from '#ui/Empty.tsx'
import { Figures } from '#ui/Figures.tsx'
import { Resource } from '#ui/Resource.tsx'
import { Segments } from '#ui/Segments.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { MissionCard } from './MissionCard.tsx'

/** Missions of the season and its leaderboard, each with an address of its own. */
export function Missions({ language, locale }: ScreenProps) {
  const t = useWords<'missions'>()
  const { view } = useStore(missionView.$filter)
  return (
    <div className="column missions">
      <h1>{t('mission.title')}</h1>
      <p className="column__lead">{t('mission.lead')}</p>
      <Segments
        legend={t('view')}
        value={view}
        options={[
          { value: 'missions', label: t('view.missions') },
          { value: 'leaderboard', label: t('view.leaderboard') },
        ]}
        onChange={(next) => missionView.show({ view: next })}
      />
      {view === 'leaderboard' ? (
        <Leaderboard language={language} locale={locale} />
      ) : (
        <OwnMissions language={language} locale={locale} />
      )}
    </div>
  )
}

type Props = Pick<ScreenProps, 'language' | 'locale'>

/** The member's progress in each mission, and the rewards that can be claimed. */
function OwnMissions({ language, locale }: Props) {
  const t = useWords<'missions' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => missionSummary(language))
  const state = useAnswer($state)
  useEffect(() => followMissions(refresh), [refresh])
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={refresh}
      isEmpty={({ season, list }) => season === null && list.length === 0}
      empty={<Empty title={t('mission.empty')} text={t('mission.empty.text')} />}
    >
      {(summary) => (
        <>
          <MissionSums summary={summary} locale={locale} />
          <ul className="missions__list">
            {summary.list.map((mission) => (
              <li key={mission.missionId}>
                <MissionCard mission={mission} language={language} locale={locale} onClaimed={refresh} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Resource>
  )
}

interface MissionSumsProps {
  summary: ResponseOf<typeof getMissionSummary>
  locale: string
}

/** The season, and how many missions are done, under way and to be claimed. */
function MissionSums({ summary: { season, done, running, toClaim }, locale }: MissionSumsProps) {
  const t = useWords<'missions'>()
  const figures = [
    { label: t('sums.toClaim'), value: countText(toClaim, locale) },
    { label: t('sums.running'), value: countText(running, locale) },
    { label: t('sums.done'), value: countText(done, locale) },
  ]
  return (
    <section className="missions__sums" aria-labelledby="season">
      <h2 id="season">{season?.title ?? t('season.over')}</h2>
      {season?.until && <p className="column__lead">{t('season.until', { when: momentText(season.until, locale) })}</p>}
      <Figures entries={figures} />
    </section>
  )
}
