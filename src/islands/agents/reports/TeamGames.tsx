import { reportFigures } from '#contract/agents/reports/figures.ts'
import { gameGroups, type TeamGame } from '#contract/agents/reports/get-team-games.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { gamesFilter, teamGames } from '#stores/agents/reports/reports.ts'
import { Figures } from '#ui/Figures.tsx'
import { Chips } from './Chips.tsx'
import { FilterLink } from './FilterLink.tsx'
import { figureEntries } from './figure-columns.ts'
import { gameColumns, keyOfGame } from './game-columns.tsx'
import { byNameWords, type ReportAreas } from './report-words.ts'
import { StudioGames } from './StudioGames.tsx'
import { CategoryChips, LevelChips, TeamReport } from './TeamReport.tsx'

/** What the line played, by studio or by game. A studio opens to its games. */
export function TeamGames({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  return (
    <TeamReport
      report="games"
      address={gamesFilter}
      load={teamGames}
      choices={({ gameType, level }, show) => (
        <>
          <CategoryChips value={gameType} onChange={(gameType) => show({ gameType })} />
          <LevelChips value={level} onChange={(level) => show({ level })} />
        </>
      )}
      views={(filter, show) => (
        <div className="report__filters">
          <Chips
            legend={t('reports.games.by')}
            options={gameGroups}
            value={filter.by ?? 'vendor'}
            name={(by) => t(`reports.games.by.${by}`)}
            onChange={(by) => show({ by: by === 'vendor' ? undefined : by, vassalage: undefined })}
          />
          {filter.vassalage !== undefined && (
            <FilterLink address={gamesFilter} filter={{ ...filter, vassalage: undefined, cursor: undefined }}>
              {t('reports.games.all')}
            </FilterLink>
          )}
        </div>
      )}
      columns={({ list, sums, currency }) =>
        gameColumns(t, { by: list[0]?.nodeId === null ? 'vendor' : 'game', currency, locale, totals: sums })
      }
      totals={({ sums, currency }) => ({
        main: figureEntries(['bets', 'stake', 'houseResult'], sums, { t, currency, locale }),
        rest: figureEntries(['validBet', 'win', 'bonusHouseResult'], sums, { t, currency, locale }),
      })}
      rowKey={keyOfGame}
      details={(row: TeamGame, { currency }) => (
        <div className="report__part">
          <Figures entries={figureEntries(reportFigures.bets, row, { t, currency, locale })} />
          {row.nodeId === null && <StudioGames studio={row} language={language} locale={locale} />}
        </div>
      )}
      words={byNameWords(t)}
      notes={[t('reports.games.text'), t('reports.result.text'), t('reports.sums.text')]}
      language={language}
      locale={locale}
    />
  )
}
