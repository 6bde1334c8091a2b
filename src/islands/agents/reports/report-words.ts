import { tableWords } from '#islands/table-words.ts'
import type { Translate } from '#lib/messages.ts'
import type { TableWords } from '#ui/DataTable.tsx'

/** The areas of words of every report. */
export type ReportAreas = 'reports' | 'lobby-search' | 'tables' | 'errors' | 'centre'
export type ReportWords = Translate<ReportAreas>

/** Words of a table that is no list by time: its pages are neither newer nor older. */
export function byNameWords(t: ReportWords): TableWords {
  const words = tableWords(t)
  return { ...words, pager: { ...words.pager, previous: t('reports.previous'), next: t('reports.next') } }
}
