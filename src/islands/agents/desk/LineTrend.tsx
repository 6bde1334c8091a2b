import { Suspense } from 'react'
import { signedMoney } from '#islands/agents/reports/signed-money.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import { daysOfPeriod } from '#lib/report-period.ts'
import { type AgentDesk, deskFilter } from '#stores/agents/desk/desk.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import type { DeskAreas } from './desk-words.ts'
import { useSeen } from './use-seen.ts'

const TrendChart = lazyPart(() => import('./TrendChart.tsx'), 'TrendChart')

/** The house's result from the line with what its sign means, and day by day once that is in view. */
export function LineTrend({ desk, locale }: { desk: AgentDesk; locale: string }) {
  const t = useWords<DeskAreas>()
  const { period } = useStore(deskFilter.$filter)
  const range = daysOfPeriod(period, todayIn(useStore($zone)))
  const [place, isSeen] = useSeen()
  const sum = desk.days.reduce((total, { houseResult }) => total + houseResult, 0n)
  const chart = <TrendChart desk={desk} range={range} locale={locale} />
  return (
    <section className="desk__section" aria-labelledby="desk-trend">
      <div className="desk__head">
        <h2 id="desk-trend">{t('desk.trend')}</h2>
        <b className={sum < 0n ? 'down' : 'up'}>{signedMoney(sum, desk.currency, locale)}</b>
      </div>
      {desk.days.length === 0 ? (
        <p className="panel desk__calm">{t('desk.trend.none')}</p>
      ) : (
        <div ref={place} className="desk__chart">
          {isSeen && <Suspense>{chart}</Suspense>}
        </div>
      )}
      <p className="desk__note">{t('desk.result.sign')}</p>
    </section>
  )
}
