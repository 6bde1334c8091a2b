import type { Job } from './area.ts'
import { areas } from './areas.ts'
import type { Ports } from './ports.ts'
import { retention } from './retention.ts'

/** The scheduled jobs of all areas. */
export const jobs: readonly Job<Ports>[] = [...areas.flatMap((area) => area.jobs ?? []), ...forgetting()]

/** One deletion job per table, so that a failing one does not stop the others. */
function forgetting(): Job<Ports>[] {
  return Object.entries(retention).flatMap(([table, { forget, every }], place) => {
    const second = (place * 7) % 60
    const times = every === 'hour' ? `${second} ${(place * 11) % 60} * * * *` : `${second} */5 * * * *`
    return forget ? [{ name: `forget ${table}`, times, run: forget }] : []
  })
}
