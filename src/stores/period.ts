import { computed } from 'nanostores'
import { type Day, type DayRange, dayIn, isDay } from '#lib/civil-days.ts'
import { lastDays, type RangeBounds, rangeFault } from '#lib/date-range.ts'
import { operatorZone } from '#lib/operator-zone.ts'
import { choice, type FilterField } from './address-filter.ts'
import { environment } from './environment.ts'
import { $permission, loadPermission } from './site/system/permission.ts'

/** Quick choices: numbers of days that end today. */
export const quickDays = [1, 7, 30, 90] as const

function dayField(name: string): FilterField<Day | undefined> {
  return {
    name,
    read: (text) => (text !== undefined && isDay(text) ? text : undefined),
    write: (day) => day ?? '',
  }
}

/**
 * Filter fields for the days that a screen shows. The address has `?days=30`, which moves with the calendar, or
 * `?from=2026-01-01&to=2026-01-31`.
 */
export const periodFields = { days: choice('days', quickDays, 7), from: dayField('from'), to: dayField('to') }

export interface Period {
  readonly days: (typeof quickDays)[number]
  readonly from: Day | undefined
  readonly to: Day | undefined
}

/** The days of a period. If its two dates are not a range within the bounds, the quick choice applies. */
export function rangeOf({ days, from, to }: Period, bounds: RangeBounds): DayRange {
  const range = { from: from ?? '', to: to ?? '' }
  return rangeFault(range, bounds) === undefined ? range : lastDays(bounds.today, days)
}

/** A range as filter fields: as a quick choice if it is one. */
export function periodOf(range: DayRange, today: Day): Period {
  const quick = quickDays.find((days) => range.to === today && range.from === lastDays(today, days).from)
  return quick ? { days: quick, from: undefined, to: undefined } : { days: 7, ...range }
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The brand's time zone; until the gateway has answered that of the page. */
export const $zone = computed(
  $permission,
  (permission) => permission?.info.brand.timeZone ?? operatorZone() ?? deviceZone(),
)

/** The brand's time zone, after loading it. */
export async function loadZone(language: string): Promise<string> {
  await loadPermission(language)
  return $zone.get()
}

/** The current civil day in a zone. */
export const todayIn = (zone: string): Day => dayIn(zone, environment.now())
