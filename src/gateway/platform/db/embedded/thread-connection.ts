import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import type { PgliteConnection } from '#gateway/platform/db/one-connection.ts'
import { within } from '#gateway/platform/db/within.ts'
import type { Thread } from './thread.ts'

/**
 * A starting thread as a link. A statement waits for the start no longer than its own time limit; the start itself
 * continues, however long it takes.
 */
export function connectionTo(starting: Promise<Thread>): PgliteConnection {
  let thread: Thread | undefined
  let failed = false
  const open = starting.then(
    (started) => {
      thread = started
      return started
    },
    () => {
      failed = true
      throw new DatabaseUnavailable('The embedded database could not be opened again.')
    },
  )
  const soon = (limit: number) =>
    within(limit, open, () => new DatabaseUnavailable('The embedded database is being opened again.'))
  return {
    get lost() {
      return failed || (thread?.lost ?? false)
    },
    ask: async (text, parameters, shape, limit) => (await soon(limit)).ask(text, parameters, shape, limit),
    dump: async () => (await open).dump(),
    cut: (why) => void open.then((started) => started.cut(why)).catch(() => undefined),
    end: () => open.then((started) => started.end()),
  }
}
