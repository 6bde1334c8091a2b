import { useState } from 'react'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import { useWords } from '#islands/Words.tsx'
import { addDays, type DayRange, daysOf } from '#lib/civil-days.ts'
import { dateFormat } from '#lib/formats.ts'
import type { Overview } from '#stores/agents/reports/reports.ts'
import { Chart } from '#ui/Chart.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/table-column.ts'
import { Chips } from './Chips.tsx'
import { figureColumns, figureText } from './figure-columns.ts'
import { byNameWords, type ReportAreas } from './report-words.ts'

type Day = Overview['days'][number]
type DayFigure = (typeof reportFigures.days)[number]

interface Props {
  overview: Overview
  range: DayRange
  locale: string
}

/** A figure by day, as bars and as a table. A single day shows nothing. */
export function TeamDays({ overview: { days, currency, figures }, range, locale }: Props) {
  const t = useWords<ReportAreas>()
  const [shown, setShown] = useState<DayFigure>('houseResult')
  if (range.from === range.to || days.length === 0) return null
  // A civil day has no time zone, so it is not converted.
  const dayFormat = dateFormat(locale, 'dayMonth', 'UTC')
  const dayName = (day: string) => dayFormat.format(Date.parse(day))
  const known = new Map(days.map((day) => [day.day, day]))
  const points = Array.from({ length: daysOf(range) }, (_, place) => {
    const day = addDays(range.from, place)
    return { label: dayName(day), value: BigInt(known.get(day)?.[shown] ?? 0) }
  })
  const columns: readonly Column<Day>[] = [
    { key: 'day', title: t('reports.day'), text: ({ day }) => dayName(day) },
    ...figureColumns(reportFigures.days, { t, currency, locale, totals: figures }),
  ]
  return (
    <section className="report__part" aria-labelledby="report-days">
      <h2 id="report-days">{t('reports.days')}</h2>
      <Chips
        legend={t('reports.days.which')}
        options={reportFigures.days}
        value={shown}
        name={(name) => t(`reports.${name}`)}
        onChange={setShown}
      />
      <Chart
        title={t(`reports.${shown}`)}
        points={points}
        format={(value) =>
          figureText(shown, typeof figures[shown] === 'number' ? Number(value) : value, currency, locale)
        }
        legend={{ bars: t('reports.days.each') }}
        tableLabel={t('reports.days.table')}
      >
        <DataTable
          caption={t('reports.days')}
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
          locale={locale}
          words={byNameWords(t)}
        />
      </Chart>
    </section>
  )
}
