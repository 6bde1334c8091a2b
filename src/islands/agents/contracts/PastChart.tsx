import type { PastPeriod } from '#contract/agents/contracts/past-period.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import { Chart } from '#ui/Chart.tsx'
import { Figures } from '#ui/Figures.tsx'
import { PastPeriods } from './PastPeriods.tsx'

interface Props {
  locale: string
  currency: string
  /** Newest first. */
  periods: readonly PastPeriod[]
}

/** What an offer would have paid in past periods, and what would have remained for the agent who offers it. */
export function PastChart({ locale, currency, periods }: Props) {
  const t = useWords<'contracts'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const details = <PastPeriods locale={locale} currency={currency} periods={periods} reader="upline" />
  if (periods.every(({ validBet, won, carriedIn }) => validBet === 0n && won === 0n && carriedIn === 0n)) return details
  const [paid, kept] = [t('past.paid'), t('past.kept')]
  const day = dateFormat(locale, 'dayMonth')
  return (
    <>
      <Figures
        entries={[
          { label: paid, value: money(periods.reduce((sum, { paidAfter }) => sum + paidAfter, 0n)) },
          { label: kept, value: money(periods.reduce((sum, { keptAfter }) => sum + (keptAfter ?? 0n), 0n)) },
        ]}
      />
      <Chart
        title={t('past.chart')}
        points={periods.toReversed().map(({ from, paidAfter, keptAfter }) => ({
          label: day.format(new Date(from)),
          value: paidAfter,
          ...(keptAfter !== null && { line: keptAfter }),
        }))}
        format={money}
        legend={{ bars: paid, line: kept }}
        tableLabel={t('past.table')}
      >
        {details}
      </Chart>
    </>
  )
}
