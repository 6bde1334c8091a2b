import { reportFigures } from '#contract/agents/reports/figures.ts'
import type { TeamBet } from '#contract/agents/reports/get-team-bets.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { betsFilter, teamBets } from '#stores/agents/reports/reports.ts'
import { BetDays } from './BetDays.tsx'
import { figureColumns, figureEntries } from './figure-columns.ts'
import { placeColumn } from './place-column.tsx'
import { byNameWords, type ReportAreas } from './report-words.ts'
import { CategoryChips, LevelChips, TeamReport } from './TeamReport.tsx'

/** The bets of the line's accounts, by account and category. */
export function TeamBets({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  return (
    <TeamReport
      report="bets"
      address={betsFilter}
      load={teamBets}
      choices={({ gameType, level }, show) => (
        <>
          <CategoryChips value={gameType} onChange={(gameType) => show({ gameType })} />
          <LevelChips value={level} onChange={(level) => show({ level })} />
        </>
      )}
      columns={({ sums, currency }) => [
        placeColumn<TeamBet>(t),
        { key: 'category', title: t('reports.category'), text: ({ gameType }) => t(`category.${gameType}`) },
        ...figureColumns(reportFigures.betRows, {
          ...{ t, currency, locale, totals: sums },
          main: ['bets', 'validBet', 'houseResult'],
        }),
      ]}
      totals={({ sums, currency }) => ({
        main: figureEntries(['bets', 'validBet', 'houseResult'], sums, { t, currency, locale }),
        rest: figureEntries(['stake', 'win', 'bonusHouseResult'], sums, { t, currency, locale }),
      })}
      rowKey={({ account, gameType }: TeamBet) => `${account} ${gameType}`}
      details={(bet: TeamBet) => <BetDays bet={bet} language={language} locale={locale} />}
      words={byNameWords(t)}
      notes={[t('reports.result.text'), t('reports.sums.text')]}
      language={language}
      locale={locale}
    />
  )
}
