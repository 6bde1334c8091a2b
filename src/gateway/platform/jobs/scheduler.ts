import { Cron } from 'croner'
import type { Job } from '#gateway/area.ts'
import type { GatewayDeps } from '#gateway/deps.ts'

/** Runs every job on schedule until it is stopped. */
export interface Scheduler {
  /** Starts no more jobs, and resolves when running ones are done. */
  stop(): Promise<void>
}

/**
 * A failed job is logged and runs again at its next time; a running job is not started twice. Several gateways on one
 * database run the same jobs, so each job must be safe to repeat.
 */
export function startJobs<Ports>(deps: GatewayDeps, ports: Ports, jobs: readonly Job<Ports>[]): Scheduler {
  const running = new Set<Promise<void>>()
  const crons = jobs.map(
    ({ name, times, run }) =>
      new Cron(times, { protect: true, unref: true, timezone: 'UTC' }, async () => {
        const work = run(deps, ports).catch((err: unknown) => deps.log.error({ err, job: name }, 'job failed'))
        running.add(work)
        await work
        running.delete(work)
      }),
  )
  return {
    async stop() {
      for (const cron of crons) cron.stop()
      await Promise.all(running)
    },
  }
}
