import type { Column } from '#ui/table-column.ts'
import type { ReportWords } from './report-words.ts'

interface Placed {
  readonly account: string
  readonly level: number
  readonly agent: string
}

/** The column of an account with its place in the line. */
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
