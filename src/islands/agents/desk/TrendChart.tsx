import { FigureRows } from '#islands/agents/commission/FigureRows.tsx'
import { signedMoney } from '#islands/agents/reports/signed-money.ts'
import { useWords } from '#islands/Words.tsx'
import { addDays, type DayRange, daysOf } from '#lib/civil-days.ts'
import { dateFormat } from '#lib/formats.ts'
import type { AgentDesk } from '#stores/agents/desk/desk.ts'
import { Chart } from '#ui/Chart.tsx'
import type { DeskAreas } from './desk-words.ts'

interface Props {
  desk: Pick<AgentDesk, 'days' | 'currency'>
  range: DayRange
  locale: string
}

/** The house's result on each day, also on those on which nothing happened. */
export function TrendChart({ desk: { days, currency }, range, locale }: Props) {
  const t = useWords<DeskAreas>()
  const known = new Map(days.map(({ day, houseResult }) => [day, houseResult]))
  const format = dateFormat(locale, 'dayMonth', 'UTC')
  const points = Array.from({ length: daysOf(range) }, (_, place) => {
    const day = addDays(range.from, place)
    return { day, label: format.format(Date.parse(day)), value: known.get(day) ?? 0n }
  })
  const money = (amount: bigint) => signedMoney(amount, currency, locale)
  return (
    <Chart
      title={t('desk.trend.chart')}
      points={points}
      format={money}
      legend={{ bars: t('desk.trend.bars') }}
      tableLabel={t('desk.trend.table')}
    >
      <FigureRows
        label={t('desk.trend.chart')}
        head={[t('desk.trend.bars'), t('desk.result')]}
        rows={points.map(({ day, label, value }) => ({ key: day, cells: [label, money(value)] }))}
      />
    </Chart>
  )
}
