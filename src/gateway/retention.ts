import type { Retention } from './area.ts'
import { areas } from './areas.ts'
import type { Ports } from './ports.ts'

/** The retention of every table of the schema. */
export const retention: Readonly<Record<string, Retention<Ports>>> = Object.fromEntries(
  areas.flatMap((area) => Object.entries(area.retention ?? {})),
)
