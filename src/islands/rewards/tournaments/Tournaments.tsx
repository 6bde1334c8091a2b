import './tournament.css'
import { useEffect, useState } from 'react'
import type { Tournament } from '#contract/rewards/tournaments/tournament.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { followTournament, tournaments } from '#stores/rewards/tournaments/tournaments.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { TournamentCard } from './TournamentCard.tsx'

/** Running, upcoming and past tournaments, with the member's standing in each. */
export function Tournaments({ language, locale }: ScreenProps) {
  const t = useWords<'tournaments' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => tournaments(language))
  const state = useAnswer($state)
  useEffect(() => followTournament(refresh), [refresh])
  const isNow = ({ state }: Tournament) => state === 'running' || state === 'coming'
  const card = (tournament: Tournament) => (
    <li key={tournament.tournamentId}>
      <TournamentCard tournament={tournament} language={language} locale={locale} onJoined={refresh} />
    </li>
  )
  return (
    <div className="column contests tournaments">
      <h1>{t('tournaments.title')}</h1>
      <p className="column__lead">{t('tournaments.lead')}</p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={refresh}>
        {({ list }) => (
          <>
            <section aria-labelledby="tournaments-now">
              <h2 id="tournaments-now">{t('now')}</h2>
              {list.some(isNow) ? (
                <ul className="cards">{list.filter(isNow).map(card)}</ul>
              ) : (
                <Empty title={t('now.empty')} text={t('now.empty.text')} />
              )}
            </section>
            {!list.every(isNow) && (
              <section aria-labelledby="tournaments-over">
                <h2 id="tournaments-over">{t('over')}</h2>
                <ul className="cards">{list.filter((one) => !isNow(one)).map(card)}</ul>
              </section>
            )}
          </>
        )}
      </Resource>
    </div>
  )
}
