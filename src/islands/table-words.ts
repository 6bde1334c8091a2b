import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { Translate } from '#lib/messages.ts'
import type { TableWords } from '#ui/DataTable.tsx'
import type { RangeWords } from '#ui/DateRange.tsx'

// Messages for the components of `ui`, from the areas `tables` and `errors`.

export const tableWords = (t: Translate<'tables' | 'errors'>): TableWords => ({
  total: t('table.total'),
  details: t('table.details'),
  csv: t('table.csv'),
  csvBusy: t('table.csv.busy'),
  csvLoaded: (rows) => t('table.csv.loaded', { count: rows }),
  csvFailed: t('table.csv.failed'),
  retry: t('retry'),
  pager: { nav: t('pager'), first: t('pager.first'), previous: t('pager.newer'), next: t('pager.older') },
})

export const rangeWords = (t: Translate<'tables'>): RangeWords => ({
  legend: t('range'),
  from: t('range.from'),
  to: t('range.to'),
  other: t('range.other'),
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

/** Texts of a button that copies a number. */
export const copyWords = (t: Translate<'tables'>) => ({
  label: t('copy'),
  failed: t('copy.failed'),
  done: { title: t('copy.done'), text: t('copy.done.text'), confirm: t('copy.close') },
})

/** The same for a text, such as a seed. */
export const copyTextWords = (t: Translate<'tables'>) => ({
  label: t('copy.text'),
  failed: t('copy.text.failed'),
  done: { title: t('copy.done'), text: t('copy.text.done'), confirm: t('copy.close') },
})
