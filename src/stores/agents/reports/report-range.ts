import type { Day, DayRange } from '#lib/civil-days.ts'
import { rangeFault } from '#lib/date-range.ts'
import { daysOfPeriod, type ReportPeriod, reportPeriods } from '#lib/report-period.ts'
import { choice } from '#stores/address-filter.ts'
import { loadZone, periodFields, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'

/**
 * Filter fields for the days of a report. The address has `?period=month`, which moves with the calendar, or
 * `?from=2026-01-01&to=2026-01-31`.
 */
export const reportFields = {
  period: choice('period', reportPeriods, 'days7'),
  from: periodFields.from,
  to: periodFields.to,
}

export interface ReportDays {
  readonly period: ReportPeriod
  readonly from: Day | undefined
  readonly to: Day | undefined
}

/** The days of a filter. If its two dates are no range of the last year, the named period applies. */
export function reportRange({ period, from, to }: ReportDays, today: Day): DayRange {
  const range = { from: from ?? '', to: to ?? '' }
  return rangeFault(range, historyBounds(today)) === undefined ? range : daysOfPeriod(period, today)
}

/** A range as filter fields: by name if it is one of those. */
export function reportDays(range: DayRange, today: Day): ReportDays {
  const named = reportPeriods.find((period) => {
    const { from, to } = daysOfPeriod(period, today)
    return from === range.from && to === range.to
  })
  return named ? { period: named, from: undefined, to: undefined } : { period: 'days7', ...range }
}

/** The days of a filter in the brand's time zone. */
export const requestedDays = async (days: ReportDays, language: string): Promise<DayRange> =>
  reportRange(days, todayIn(await loadZone(language)))
