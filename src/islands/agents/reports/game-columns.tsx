import { type FigureValues, reportFigures } from '#contract/agents/reports/figures.ts'
import type { TeamGame } from '#contract/agents/reports/get-team-games.ts'
import { rateText } from '#lib/rate-text.ts'
import type { Column } from '#ui/table-column.ts'
import { figureColumns } from './figure-columns.ts'
import type { ReportWords } from './report-words.ts'

interface Shown {
  readonly currency: string
  readonly locale: string
  /** The totals below the columns; left out if there are none. */
  readonly totals?: FigureValues<(typeof reportFigures.betRows)[number]>
}

export const keyOfGame = ({ vassalage, nodeId }: TeamGame): string => `${nodeId ?? vassalage}`

/** The columns of studios or games: the name, the share of the stakes, the figures. */
export const gameColumns = (t: ReportWords, { currency, locale, totals }: Shown): readonly Column<TeamGame>[] => [
  {
    key: 'name',
    title: t('reports.games.name'),
    text: ({ gameName, displayName }) => gameName ?? displayName,
    value: ({ gameName, displayName }) =>
      gameName === null ? (
        displayName
      ) : (
        <>
          <span>{gameName}</span>
          <span className="report__place">{displayName}</span>
        </>
      ),
  },
  ...figureColumns(reportFigures.betRows, {
    ...{ t, currency, locale },
    ...(totals && { totals }),
    main: ['stake', 'houseResult'],
  }),
  { key: 'share', title: t('reports.share'), text: ({ share }) => rateText(share, locale), align: 'end' },
]
