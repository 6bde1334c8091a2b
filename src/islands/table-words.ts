import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { Translate } from '#lib/messages.ts'
import type { TableWords } from '#ui/DataTable.tsx'
import type { RangeWords } from '#ui/DateRange.tsx'

// Messages for the components of `ui`, from the areas `tables` and `errors`.

export const tableWords = (t: Translate<'tables' | 'errors'>): TableWords => ({
  total: t('table.total'),
  csv: t('table.csv'),
  csvBusy: t('table.csv.busy'),
  csvFailed: t('table.csv.failed'),
  retry: t('retry'),
  pager: { nav: t('pager'), first: t('pager.first'), previous: t('pager.newer'), next: t('pager.older') },
})

export const rangeWords = (t: Translate<'tables'>): RangeWords => ({
  legend: t('range'),
  from: t('range.from'),
  to: t('range.to'),
  previous: t('range.previous'),
  next: t('range.next'),
  days: (days) => (days === 1 ? t('range.today') : t('range.days', { days })),
  fault: (fault) => t(`range.${fault}`),
})

export const resourceWords = (t: Translate<'errors'>, loading: string) => ({
  loading,
  retry: t('retry'),
  fault: (fault: CallFault) => faultText(t, fault),
})
