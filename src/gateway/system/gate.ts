import { array, boolean, type Infer, nullable, pattern, record, string, type } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { Instant } from '#contract/entities/scalars.ts'
import type { Database } from '#gateway/db/client.ts'
import type { RequestContext } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { defineSetting, readSettings } from './settings.ts'

const MaintenanceStruct = type({
  active: boolean(),
  /** An estimate for people: the end is when the operator switches it off. */
  until: nullable(Instant),
  /** By language; none of them where the site's own text will do. */
  message: record(string(), string()),
})

/** The switch that closes the doors to everybody. */
export const maintenanceSetting = defineSetting('maintenance', MaintenanceStruct, {
  active: false,
  until: null,
  message: {},
})

/** Countries that are not served, as ISO 3166 codes. */
export const regionSetting = defineSetting('region', type({ blocked: array(pattern(string(), /^[A-Z]{2}$/)) }), {
  blocked: [],
})

export interface Doors {
  readonly maintenance: Infer<typeof MaintenanceStruct>
  readonly region: { readonly blocked: readonly string[] }
}

/** What the operator wrote last. */
export function readDoors(database: Database): Promise<Doors> {
  return readSettings(database, { maintenance: maintenanceSetting, region: regionSetting })
}

/** Whether the caller's country is one of those not served; an unknown country is served. */
export function isRestricted({ region }: Doors, country: string | null): boolean {
  return country !== null && region.blocked.includes(country)
}

/** Seconds after which to try again: the least, and the most, whatever end the operator named. */
const leastRetry = 60
const longestRetry = 3600

/**
 * Refuses calls while the service is closed; those marked `always` pass.
 *
 * @param maxAge milliseconds for which a process may go by what it read before: closing the doors must not cost a
 * statement in every request
 */
export function systemGate(database: Database, now: () => Date, maxAge: number) {
  let known: { doors: Doors; readAt: number } | undefined
  let reading: Promise<Doors> | undefined

  return async (call: CallDefinition, { country }: RequestContext): Promise<void> => {
    if (call.always) return
    const doors = await current()
    if (doors.maintenance.active) {
      throw new CallFailure('system_maintenance', retryAfter(doors, now()))
    }
    if (isRestricted(doors, country)) throw new CallFailure('region_restricted')
  }

  async function current(): Promise<Doors> {
    if (known && performance.now() - known.readAt < maxAge) return known.doors
    reading ??= readDoors(database).finally(() => {
      reading = undefined
    })
    const doors = await reading
    known = { doors, readAt: performance.now() }
    return doors
  }
}

function retryAfter({ maintenance: { until } }: Doors, now: Date): { retryAfter?: number } {
  if (until === null) return {}
  return { retryAfter: Math.min(longestRetry, Math.max(leastRetry, (Date.parse(until) - now.getTime()) / 1000)) }
}
