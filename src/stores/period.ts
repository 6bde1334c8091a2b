import { computed } from 'nanostores'
import { type Day, type DayRange, dayIn, isDay } from '#lib/civil-days.ts'
import { lastDays, type RangeBounds, rangeFault } from '#lib/date-range.ts'
import { choice, type FilterField } from './address-filter.ts'
import { environment } from './environment.ts'
import { $permission, loadPermission } from './permission.ts'

/** Quick choices: so many days that end today. */
export const quickDays = [1, 7, 30, 90] as const

function dayField(name: string): FilterField<Day | undefined> {
  return {
    name,
    read: (text) => (text !== undefined && isDay(text) ? text : undefined),
    write: (day) => day ?? '',
  }
}

/**
 * Fields of a filter for the days a screen looks at. They stand in the address as `?days=30`, which goes on with the
 * calendar, or as `?from=2026-01-01&to=2026-01-31`.
 */
export const periodFields = { days: choice('days', quickDays, 7), from: dayField('from'), to: dayField('to') }

export interface Period {
  readonly days: (typeof quickDays)[number]
  readonly from: Day | undefined
  readonly to: Day | undefined
}

/** The days of a period; where its two dates are no range within the bounds, its quick choice counts. */
export function rangeOf({ days, from, to }: Period, bounds: RangeBounds): DayRange {
  const range = { from: from ?? '', to: to ?? '' }
  return rangeFault(range, bounds) === undefined ? range : lastDays(bounds.today, days)
}

/** A range as a filter has it: a quick choice where it is one. */
export function periodOf(range: DayRange, today: Day): Period {
  const quick = quickDays.find((days) => range.to === today && range.from === lastDays(today, days).from)
  return quick ? { days: quick, from: undefined, to: undefined } : { days: 7, ...range }
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone of the brand's days; the device's until the brand's is known. */
export const $zone = computed($permission, (permission) => permission?.info.brand.timeZone ?? deviceZone())

/** The same, after it was asked for. */
export async function loadZone(language: string): Promise<string> {
  await loadPermission(language)
  return $zone.get()
}

/** The civil day that it is now in a zone. */
export const todayIn = (zone: string): Day => dayIn(zone, environment.now())
