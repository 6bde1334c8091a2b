import { type FigureValues, reportFigures } from '#contract/agents/reports/figures.ts'
import type { gameGroups, TeamGame } from '#contract/agents/reports/get-team-games.ts'
import { rateText } from '#lib/rate-text.ts'
import type { Column } from '#ui/table-column.ts'
import { figureColumns } from './figure-columns.ts'
import type { ReportWords } from './report-words.ts'

interface Shown {
  /** What the rows are. */
  readonly by: (typeof gameGroups)[number]
  readonly currency: string
  readonly locale: string
  /** The totals below the columns; left out if there are none. */
  readonly totals?: FigureValues<(typeof reportFigures.betRows)[number]>
}

export const keyOfGame = ({ vassalage, nodeId }: TeamGame): string => `${nodeId ?? vassalage}`

/** A share with one decimal: a column of shares is for comparing. */
const shareText = (share: number, locale: string) => rateText(Math.round(share / 10) * 10, locale)

/** The columns of studios or games: the name, the figures, the share of the stakes. */
export const gameColumns = (t: ReportWords, { by, currency, locale, totals }: Shown): readonly Column<TeamGame>[] => [
  {
    key: 'name',
    title: t(`reports.${by}`),
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
  { key: 'share', title: t('reports.share'), text: ({ share }) => shareText(share, locale), align: 'end' },
]
