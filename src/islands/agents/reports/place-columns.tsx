import { formatMoney } from '#lib/money.ts'
import type { Column } from '#ui/table-column.ts'
import type { ReportWords } from './report-words.ts'

interface Placed {
  readonly account: string
  readonly level: number
  readonly agent: string
}

/** Columns of an account and its place in the line. */
export const placeColumn = <Row extends Placed>(t: ReportWords): Column<Row> => ({
  key: 'account',
  title: t('reports.account'),
  text: ({ account }) => account,
  value: ({ account, level, agent }) => (
    <>
      <span>{account}</span>
      <span className="report__place">{t('reports.place', { level, agent })}</span>
    </>
  ),
})

/** Amounts of rows with their sums, under the names of the words. */
export const amountColumns = <Name extends string, Row extends Readonly<Record<Name, bigint>>>(
  names: readonly Name[],
  title: (name: Name) => string,
  sums: Readonly<Record<Name, bigint>> | undefined,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): readonly Column<Row>[] =>
  names.map((name) => ({
    key: name,
    title: title(name),
    text: (row) => formatMoney(row[name], currency, locale),
    align: 'end',
    ...(sums && { total: formatMoney(sums[name], currency, locale) }),
  }))
