import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import type { ReportAreas } from './report-words.ts'

/** Up to when the figures of a report are complete. */
export function AsOf({ at, locale }: { at: string | null; locale: string }) {
  const t = useWords<ReportAreas>()
  const time = at && dateFormat(locale, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))
  return <p className="report__note">{time ? t('reports.asOf', { time }) : t('reports.asOf.never')}</p>
}
