import { array, boolean, type Infer, nullable, pattern, record, string, type } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { defineSetting, readSettings } from './settings.ts'

const MaintenanceStruct = type({
  active: boolean(),
  /** The expected end, for information only; the maintenance ends when the operator switches it off. */
  until: nullable(Instant),
  /** By language; if empty, the site shows its own text. */
  message: record(string(), string()),
})

/** Switches maintenance on. */
export const maintenanceSetting = defineSetting('maintenance', MaintenanceStruct, {
  active: false,
  until: null,
  message: {},
})

/** Closed countries, as ISO 3166 codes. */
export const regionSetting = defineSetting('region', type({ blocked: array(pattern(string(), /^[A-Z]{2}$/)) }), {
  blocked: [],
})

export interface Availability {
  readonly maintenance: Infer<typeof MaintenanceStruct>
  readonly region: { readonly blocked: readonly string[] }
}

/** The operator's current settings. */
export function readAvailability(database: Database): Promise<Availability> {
  return readSettings(database, { maintenance: maintenanceSetting, region: regionSetting })
}

/** Whether the caller's country is closed; an unknown country is open. */
export function isRestricted({ region }: Availability, country: string | null): boolean {
  return country !== null && region.blocked.includes(country)
}

/** Bounds for `Retry-After` in seconds, whatever end the operator expects. */
const leastRetry = 60
const longestRetry = 3600

/**
 * Refuses calls during maintenance and from closed countries; calls marked `always` pass.
 *
 * @param maxAge milliseconds for which a process caches the settings, so that not every request needs a statement
 */
export function systemGate(database: Database, now: () => Date, maxAge: number) {
  let known: { availability: Availability; readAt: number } | undefined
  let reading: Promise<Availability> | undefined

  return async (call: Pick<CallDefinition, 'always'>, { country }: RequestContext): Promise<void> => {
    if (call.always) return
    const availability = await current()
    if (availability.maintenance.active) {
      throw new CallFailure('system_maintenance', retryAfter(availability, now()))
    }
    if (isRestricted(availability, country)) throw new CallFailure('region_restricted')
  }

  async function current(): Promise<Availability> {
    if (known && performance.now() - known.readAt < maxAge) return known.availability
    reading ??= readAvailability(database).finally(() => {
      reading = undefined
    })
    const availability = await reading
    known = { availability, readAt: performance.now() }
    return availability
  }
}

function retryAfter({ maintenance: { until } }: Availability, now: Date): { retryAfter?: number } {
  if (until === null) return {}
  return { retryAfter: Math.min(longestRetry, Math.max(leastRetry, (Date.parse(until) - now.getTime()) / 1000)) }
}
