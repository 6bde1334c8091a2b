import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import type { ReportAreas } from './report-words.ts'

interface Props {
  at: string | null
  locale: string
  /** Whether the last night found figures that differ from the bets or the ledger. */
  isDoubted?: boolean
}

/** The time up to which a report is complete, by the operator's clock, and a warning if its figures are in doubt. */
export function AsOf({ at, locale, isDoubted = false }: Props) {
  const t = useWords<ReportAreas>()
  const timeZone = useStore($zone)
  const time = at && momentText(at, locale, timeZone, 'second')
  return (
    <>
      <p className="report__note">{time ? t('reports.asOf', { time }) : t('reports.asOf.never')}</p>
      {isDoubted && <Notice kind="error">{t('reports.doubted')}</Notice>}
    </>
  )
}
