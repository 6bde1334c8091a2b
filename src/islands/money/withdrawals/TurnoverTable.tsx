import { tableWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import type { WithdrawalOptions } from '#stores/money/withdrawals/withdrawal-options.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/table-column.ts'

interface Props {
  locale: string
  options: WithdrawalOptions
}

type Row = WithdrawalOptions['turnover'][number]

/** The turnover that money needs before a withdrawal, in words and figures. */
export function TurnoverTable({ locale, options: { turnover, leftToPlay, currency } }: Props) {
  const t = useWords<'withdrawals' | 'tables' | 'errors' | 'centre'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const figure = (key: 'amount' | 'required' | 'done') =>
    ({ key, title: t(`turnover.${key}`), text: (row: Row) => money(row[key]), align: 'end' }) as const
  const columns: readonly Column<Row>[] = [
    {
      key: 'when',
      title: t('turnover.when'),
      text: ({ creditedAt }) => dateFormat(locale, 'day').format(new Date(creditedAt)),
    },
    { key: 'source', title: t('turnover.source'), text: ({ source }) => t(`turnover.source.${source}`) },
    figure('amount'),
    figure('required'),
    figure('done'),
    {
      key: 'left',
      title: t('turnover.left'),
      align: 'end',
      text: ({ required, done }) => money(required - done),
      value: ({ required, done }) => (
        <>
          <span>{money(required - done)}</span>
          <progress className="progress withdraw__bar" max={Number(required)} value={Number(done)} aria-hidden="true" />
        </>
      ),
    },
  ]
  return (
    <section className="panel column__panel" aria-labelledby="withdraw-turnover">
      <h2 id="withdraw-turnover">{t('turnover.title', { amount: money(leftToPlay) })}</h2>
      <p className="column__lead">{t('turnover.lead')}</p>
      <DataTable
        caption={t('turnover.caption')}
        columns={columns}
        rows={turnover}
        rowKey={({ reference }) => reference}
        locale={locale}
        words={tableWords(t)}
      />
    </section>
  )
}
