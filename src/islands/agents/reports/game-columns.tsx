import { type FigureValues, reportFigures } from '#contract/agents/reports/figures.ts'
import type { gameGroups, TeamGame } from '#contract/agents/reports/get-team-games.ts'
import { rateText } from '#lib/rate-text.ts'
import type { Column } from '#ui/table-column.ts'
import { figureColumns } from './figure-columns.ts'
import type { ReportWords } from './report-words.ts'

type RowFigure = (typeof reportFigures.betRows)[number]

interface Shown {
  readonly currency: string
  readonly locale: string
}

interface ListShown extends Shown {
  /** What the rows are. */
  readonly by: (typeof gameGroups)[number]
  readonly totals: FigureValues<RowFigure>
}

export const keyOfGame = ({ vassalage, nodeId }: TeamGame): string => `${nodeId ?? vassalage}`

/** A share with one decimal: a column of shares is for comparing. */
const shareText = (share: number, locale: string) => rateText(Math.round(share / 10) * 10, locale)

const shareColumn = (t: ReportWords, locale: string): Column<TeamGame> => ({
  key: 'share',
  title: t('reports.share'),
  text: ({ share }) => shareText(share, locale),
  align: 'end',
})

/** The columns of studios, or of games with their studios. Cards open to the figures that they leave out. */
export const gameColumns = (t: ReportWords, { by, totals, ...shown }: ListShown): readonly Column<TeamGame>[] => [
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
  ...figureColumns(reportFigures.betRows, { t, ...shown, totals, main: ['stake', 'houseResult'] }),
  shareColumn(t, shown.locale),
]

/** The main columns of the games of one studio: their table is inside a row, where more would not fit. */
export const studioColumns = (t: ReportWords, shown: Shown): readonly Column<TeamGame>[] => [
  { key: 'name', title: t('reports.game'), text: ({ gameName }) => gameName ?? '' },
  ...figureColumns(['bets', 'stake', 'houseResult'], { t, ...shown }),
  shareColumn(t, shown.locale),
]
