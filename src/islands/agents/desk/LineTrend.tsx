import { FigureRows } from '#islands/agents/commission/FigureRows.tsx'
import { signedMoney } from '#islands/agents/reports/signed-money.ts'
import { useWords } from '#islands/Words.tsx'
import { addDays, daysOf } from '#lib/civil-days.ts'
import { dateFormat } from '#lib/formats.ts'
import { daysOfPeriod } from '#lib/report-period.ts'
import { type AgentDesk, deskFilter } from '#stores/agents/desk/desk.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Chart } from '#ui/Chart.tsx'
import type { DeskAreas } from './desk-words.ts'

/** The house's result from the line, day by day, with what its sign means. */
export function LineTrend({ desk: { days, currency }, locale }: { desk: AgentDesk; locale: string }) {
  const t = useWords<DeskAreas>()
  const { period } = useStore(deskFilter.$filter)
  const range = daysOfPeriod(period, todayIn(useStore($zone)))
  const known = new Map(days.map(({ day, houseResult }) => [day, houseResult]))
  const format = dateFormat(locale, 'dayMonth', 'UTC')
  const points = Array.from({ length: daysOf(range) }, (_, place) => {
    const day = addDays(range.from, place)
    return { day, label: format.format(Date.parse(day)), value: known.get(day) ?? 0n }
  })
  const money = (amount: bigint) => signedMoney(amount, currency, locale)
  const sum = days.reduce((total, { houseResult }) => total + houseResult, 0n)
  return (
    <section className="desk__section" aria-labelledby="desk-trend">
      <div className="desk__head">
        <h2 id="desk-trend">{t('desk.trend')}</h2>
        <b className={sum < 0n ? 'down' : 'up'}>{money(sum)}</b>
      </div>
      {days.length === 0 ? (
        <p className="panel desk__calm">{t('desk.trend.none')}</p>
      ) : (
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
      )}
      <p className="desk__note">{t('desk.result.sign')}</p>
    </section>
  )
}
