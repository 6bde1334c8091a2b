import type { LineFigures } from '#contract/agents/line/downline.ts'
import type { getDownline } from '#contract/agents/line/get-downline.ts'
import { downlineFigures } from '#contract/agents/reports/figures.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { figureText } from '#islands/agents/reports/figure-columns.ts'
import { tableWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/table-column.ts'

interface Props {
  locale: string
  currency: string
  periods: NonNullable<ResponseOf<typeof getDownline>['periods']>
}

interface Row {
  readonly period: 'today' | 'month' | 'lastMonth'
  readonly figures: LineFigures
}

const order = ['today', 'month', 'lastMonth'] as const

/** The figures of an account and of all accounts below it, in three periods. */
export function DownlineFigures({ locale, currency, periods }: Props) {
  const t = useWords<'line' | 'tables' | 'errors'>()
  const columns: Column<Row>[] = [
    { key: 'period', title: t('period'), text: ({ period }) => t(`period.${period}`) },
    ...downlineFigures.map(
      (key): Column<Row> => ({
        key,
        title: t(`column.${key}`),
        align: 'end',
        text: ({ figures }) => figureText(key, figures[key], currency, locale),
      }),
    ),
  ]
  return (['own', 'team'] as const).map((scope) => {
    const rows = order.flatMap((period) => {
      const figures = periods[period][scope]
      return figures ? [{ period, figures }] : []
    })
    if (rows.length === 0) return null
    return (
      <section key={scope} className="downlines__figures" aria-labelledby={`figures-${scope}`}>
        <h3 id={`figures-${scope}`}>{t(`figures.${scope}`)}</h3>
        <DataTable
          caption={t(`figures.${scope}`)}
          columns={columns}
          rows={rows}
          rowKey={({ period }) => period}
          locale={locale}
          words={tableWords(t)}
        />
      </section>
    )
  })
}
