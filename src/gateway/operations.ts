import { areas } from './areas.ts'
import type { Operation } from './platform/operators/operation.ts'
import type { Ports } from './ports.ts'

/** What operators can do, by name: the operations of all areas. */
export const operations: Readonly<Record<string, Operation<Ports>>> = Object.fromEntries(
  areas.flatMap((area) => Object.entries(area.operations ?? {})),
)
