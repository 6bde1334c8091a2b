import type { FigureValues, ReportFigure } from '#contract/agents/reports/figures.ts'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import type { Column } from '#ui/table-column.ts'
import type { ReportWords } from './report-words.ts'

/** An amount as money, a count as a number. */
export const figureText = (value: bigint | number, currency: string, locale: string): string =>
  typeof value === 'bigint' ? formatMoney(value, currency, locale) : countText(value, locale)

interface Shown<Name extends ReportFigure> {
  readonly t: ReportWords
  readonly currency: string
  readonly locale: string
  /** The totals below the columns; left out if there are none. */
  readonly totals?: FigureValues<Name>
}

/** Columns of figures under their labels. */
export const figureColumns = <Name extends ReportFigure>(
  names: readonly Name[],
  { t, currency, locale, totals }: Shown<Name>,
): readonly Column<FigureValues<Name>>[] =>
  names.map((name) => ({
    key: name,
    title: t(`reports.${name as ReportFigure}`),
    text: (row) => figureText(row[name], currency, locale),
    align: 'end',
    ...(totals && { total: figureText(totals[name], currency, locale) }),
  }))
