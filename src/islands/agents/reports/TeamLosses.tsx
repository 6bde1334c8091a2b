import { reportFigures } from '#contract/agents/reports/figures.ts'
import { lossOrders, type TeamLoss } from '#contract/agents/reports/get-team-losses.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { lossesFilter, teamLosses } from '#stores/agents/reports/reports.ts'
import { Figures } from '#ui/Figures.tsx'
import { Chips } from './Chips.tsx'
import { figureColumns, figureEntries } from './figure-columns.ts'
import { placeColumn } from './place-column.tsx'
import { byNameWords, type ReportAreas } from './report-words.ts'
import { LevelChips, TeamReport } from './TeamReport.tsx'

/** Deposits, withdrawals, benefits and losses of the line's accounts. */
export function TeamLosses({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  return (
    <TeamReport
      report="losses"
      address={lossesFilter}
      load={teamLosses}
      choices={({ level, order }, show) => (
        <div className="report__filters">
          <LevelChips value={level} onChange={(level) => show({ level })} />
          <Chips
            legend={t('reports.order')}
            options={lossOrders}
            value={order ?? 'account'}
            name={(order) => t(`reports.order.${order}`)}
            onChange={(order) => show({ order: order === 'account' ? undefined : order })}
          />
        </div>
      )}
      columns={({ sums, currency }) => [
        placeColumn<TeamLoss>(t),
        ...figureColumns(reportFigures.losses, {
          ...{ t, currency, locale, totals: sums },
          main: ['deposited', 'withdrawn', 'loss'],
        }),
      ]}
      totals={({ sums, currency }) => ({
        main: figureEntries(['deposited', 'withdrawn', 'loss'], sums, { t, currency, locale }),
        rest: figureEntries(['stake', 'win', 'bonuses', 'rebates'], sums, { t, currency, locale }),
      })}
      details={(loss: TeamLoss, { currency }) => (
        <Figures entries={figureEntries(reportFigures.losses, loss, { t, currency, locale })} />
      )}
      rowKey={({ account }: TeamLoss) => account}
      words={byNameWords(t)}
      notes={[t('reports.loss.text'), t('reports.sums.text')]}
      language={language}
      locale={locale}
    />
  )
}
