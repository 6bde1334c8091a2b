import { useState } from 'react'
import type { TeamGame } from '#contract/agents/reports/get-team-games.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { gamesFilter, studioGames } from '#stores/agents/reports/reports.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Resource } from '#ui/Resource.tsx'
import { FilterLink } from './FilterLink.tsx'
import { keyOfGame, studioColumns } from './game-columns.tsx'
import { byNameWords, type ReportAreas } from './report-words.ts'

interface Props {
  studio: Pick<TeamGame, 'vassalage' | 'displayName'>
  language: string
  locale: string
}

/** The games of a studio that the line staked most on, and the way to all of them with all figures. */
export function StudioGames({ studio: { vassalage, displayName }, language, locale }: Props) {
  const t = useWords<ReportAreas>()
  const [games] = useState(() => studioGames(vassalage, language))
  const state = useAnswer(games.$state)
  const filter = useStore(gamesFilter.$filter)
  return (
    <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={games.refresh}>
      {({ list, currency }) => (
        <>
          <DataTable
            caption={t('reports.games.of', { studio: displayName })}
            columns={studioColumns(t, { currency, locale })}
            rows={list}
            rowKey={keyOfGame}
            locale={locale}
            words={byNameWords(t)}
          />
          <FilterLink address={gamesFilter} filter={{ ...filter, by: 'game', vassalage, cursor: undefined }}>
            {t('reports.games.more', { studio: displayName })}
          </FilterLink>
        </>
      )}
    </Resource>
  )
}
