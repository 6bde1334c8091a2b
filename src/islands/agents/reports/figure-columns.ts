import { type FigureValues, type ReportFigure, signedFigures } from '#contract/agents/reports/figures.ts'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import type { FigureEntry } from '#ui/Figures.tsx'
import type { Column } from '#ui/table-column.ts'
import type { ReportWords } from './report-words.ts'
import { signedMoney } from './signed-money.ts'

/** An amount as money, with its sign if it is a result of the house; a count as a number. */
export function figureText(name: ReportFigure, value: bigint | number, currency: string, locale: string): string {
  if (typeof value !== 'bigint') return countText(value, locale)
  return (signedFigures.includes(name) ? signedMoney : formatMoney)(value, currency, locale)
}

interface Shown<Name extends ReportFigure> {
  readonly t: ReportWords
  readonly currency: string
  readonly locale: string
  /** The totals below the columns; left out if there are none. */
  readonly totals?: FigureValues<Name>
  /** The figures that cards show too; cards open to the others. All by default. */
  readonly main?: readonly Name[]
}

/** Columns of figures under their labels. */
export const figureColumns = <Name extends ReportFigure>(
  names: readonly Name[],
  { t, currency, locale, totals, main = names }: Shown<Name>,
): readonly Column<FigureValues<Name>>[] =>
  names.map((name) => ({
    key: name,
    title: t(`reports.${name as ReportFigure}`),
    text: (row) => figureText(name, row[name], currency, locale),
    align: 'end',
    ...(!main.includes(name) && { card: 'rest' }),
    ...(totals && { total: figureText(name, totals[name], currency, locale) }),
  }))

/** Figures as boxes; a result of the house has the colour of its sign. */
export const figureEntries = <Name extends ReportFigure>(
  names: readonly Name[],
  values: FigureValues<Name>,
  { t, currency, locale }: Pick<Shown<Name>, 't' | 'currency' | 'locale'>,
): FigureEntry[] =>
  names.map((name) => {
    const value: bigint | number = values[name]
    const isSigned = signedFigures.includes(name) && value !== 0n
    return {
      id: name,
      label: t(`reports.${name as ReportFigure}`),
      value: figureText(name, value, currency, locale),
      direction: isSigned ? (value > 0n ? 'up' : 'down') : undefined,
    }
  })
