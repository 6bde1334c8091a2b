import { useState } from 'react'
import { rangeWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { daysOfPeriod, reportPeriods } from '#lib/report-period.ts'
import { type ReportDays, reportDays, reportRange } from '#stores/agents/reports/report-range.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { useStore } from '#stores/use-store.ts'
import { DateRange } from '#ui/DateRange.tsx'
import { Fold } from '#ui/Fold.tsx'
import type { Parts } from '#ui/parts.ts'
import { Chips } from './Chips.tsx'
import type { ReportAreas } from './report-words.ts'

interface Props {
  value: ReportDays
  onChange: (days: ReportDays) => void
  /** Whether something else than the days is filtered, so that it is seen at once. */
  isFiltered?: boolean
  /** Further choices. */
  children?: Parts
}

/** The days of a report by name; from one date to another, and what else can be chosen, on demand. */
export function PeriodChoice({ value, onChange, isFiltered = false, children }: Props) {
  const t = useWords<ReportAreas>()
  const today = todayIn(useStore($zone))
  const range = reportRange(value, today)
  const { from, to } = daysOfPeriod(value.period, today)
  // Freely chosen dates match none of the named periods.
  const named = from === range.from && to === range.to ? value.period : undefined
  // What an address filters by is open from the start; later it stays as the reader leaves it.
  const [isOpen] = useState(isFiltered || named === undefined)
  return (
    <div className="report__period">
      <Chips
        legend={t('range')}
        options={reportPeriods}
        value={named}
        name={(period) => t(`reports.period.${period}`)}
        onChange={(period) => onChange({ period, from: undefined, to: undefined })}
      />
      <Fold className="report__more" summary={t('reports.filter')} open={isOpen}>
        <DateRange
          value={range}
          bounds={historyBounds(today)}
          quick={[]}
          words={rangeWords(t)}
          onChange={(next) => onChange(reportDays(next, today))}
        />
        {children}
      </Fold>
    </div>
  )
}
