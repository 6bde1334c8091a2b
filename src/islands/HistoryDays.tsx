import { countText } from '#lib/count-text.ts'
import { dateFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import type { BettingDay, BettingDays } from '#stores/play/history/history.ts'
import type { Resource } from '#stores/resource.ts'
import { Chart } from '#ui/Chart.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/table-column.ts'
import { tableWords } from './table-words.ts'
import { useWords } from './Words.tsx'

interface Props {
  locale: string
  state: Resource<BettingDays>
  /** Name of the CSV file, without extension. */
  file: string
}

/**
 * Chart of the result per day, and of the result since the first day. It is left out for a single day or without
 * rounds.
 */
export function HistoryDays({ locale, state, file }: Props) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  if (state.phase === 'waiting') return <div className="chart__wait skeleton" />
  if (!('value' in state) || state.value.list.length < 2 || state.value.sums.bets === 0) return null
  const { list, sums } = state.value
  const { currency } = sums
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const signed = (amount: bigint) => (amount > 0n ? '+' : '') + money(amount)
  // A civil day has no time zone, so it is not converted.
  const dayFormat = dateFormat(locale, 'dayMonth', 'UTC')
  const dayName = (day: string) => dayFormat.format(Date.parse(day))
  const amount = (name: 'stake' | 'win' | 'net', text: (amount: bigint) => string): Column<BettingDay> => ({
    key: name,
    title: t(`history.${name}`),
    text: (figures) => text(figures[name]),
    align: 'end',
    total: text(sums[name]),
    csv: (figures) => ({ amount: figures[name], currency }),
  })
  const columns: readonly Column<BettingDay>[] = [
    { key: 'day', title: t('history.day'), text: ({ day }) => dayName(day), csv: ({ day }) => day },
    {
      key: 'bets',
      title: t('history.rounds'),
      text: ({ bets }) => countText(bets, locale),
      align: 'end',
      total: countText(sums.bets, locale),
      csv: ({ bets }) => bets,
    },
    amount('stake', money),
    amount('win', money),
    amount('net', signed),
  ]
  const played = list.filter(({ bets }) => bets > 0)
  return (
    <Chart
      title={t('history.days')}
      points={list.map(({ day, net, since }) => ({ label: dayName(day), value: net, line: since }))}
      format={money}
      legend={{ bars: t('history.days.each'), line: t('history.days.since') }}
      tableLabel={t('history.days.table')}
    >
      <DataTable
        caption={t('history.days')}
        columns={columns}
        rows={played}
        rowKey={({ day }) => day}
        locale={locale}
        words={tableWords(t)}
        csv={{ file, rows: () => Promise.resolve(played) }}
      />
    </Chart>
  )
}
