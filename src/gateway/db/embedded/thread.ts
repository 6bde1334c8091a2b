import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Parameter } from '#gateway/db/client.ts'
import { DatabaseUnavailable, DataDirectoryRefused } from '#gateway/db/errors.ts'
import type { RowShape } from '#gateway/db/link.ts'
import type { PgliteLink } from '#gateway/db/single.ts'
import { type Order, type Report, received } from './messages.ts'
import { noteOfBeginning, stopwatch } from './stopwatch.ts'

/** PGlite in a thread of its own, so that no statement holds up the process; from its opening to its end. */
export type Thread = PgliteLink & {
  /** Resolves when it has ended, however: nothing writes to the directory any more. */
  readonly ended: Promise<void>
}

export type ThreadEvents = {
  notified(channel: string, payload: string): void
  /** It ended by itself after it was open. */
  panicked(why: string): void
}

/** Milliseconds that closing the files may take. */
const farewell = 10_000

/** Milliseconds that copying everything may take. */
const dumping = 600_000

/**
 * A statement in WebAssembly cannot be interrupted: PGlite has no timer inside of it and hears no cancelling. So one that
 * is over its limit is ended together with its thread, and the next thread recovers from the log what was committed, as
 * after `kill -9`.
 *
 * @param directory of the database; one is made where it is empty
 * @throws {DataDirectoryRefused} where it cannot be opened
 */
export async function startThread(directory: string, events: ThreadEvents): Promise<Thread> {
  const begun = noteOfBeginning()
  // By its path, so that a bundler does not take it for its own; without the flags of whoever started this process.
  const worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: { directory, begun }, execArgv: [] })
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  let state: 'opening' | 'open' | 'closing' | 'lost' = 'opening'
  let pending: PromiseWithResolvers<unknown> | undefined

  worker.on('message', (report: Report) => {
    switch (report.kind) {
      case 'opened':
        state = 'open'
        return opened.resolve()
      case 'refused':
        return lose(new DataDirectoryRefused(report.message))
      case 'answer':
        return pending?.resolve(report.value)
      case 'failed':
        return pending?.reject(received(report.error))
      case 'notification':
        return events.notified(report.channel, report.payload)
      case 'panic':
        return fall(report.why)
    }
  })
  worker.on('error', (error) => fall(error.message))
  worker.on('exit', (code) => {
    fall(`its thread ended with ${code}`)
    ended.resolve()
  })

  function fall(why: string): void {
    const unforeseen = state === 'open'
    lose(new DatabaseUnavailable(`The embedded database ended: ${why}`))
    if (unforeseen) events.panicked(why)
  }

  function lose(why: Error): void {
    if (state === 'lost') return
    state = 'lost'
    opened.reject(why)
    pending?.reject(why)
  }

  function cut(why: Error): void {
    lose(why)
    void worker.terminate()
  }

  async function order(what: Order, limit: number): Promise<unknown> {
    if (state === 'lost') throw new DatabaseUnavailable('The embedded database has ended.')
    pending = Promise.withResolvers()
    worker.postMessage(what)
    const stop = stopwatch(worker, begun, limit, () =>
      cut(new DatabaseUnavailable(`A statement worked for more than ${limit} ms and was ended.`)),
    )
    try {
      return await pending.promise
    } finally {
      stop()
      pending = undefined
    }
  }

  async function end(): Promise<void> {
    // What still runs has had its time; the next start recovers from the log.
    if (state === 'open' && !pending) {
      state = 'closing'
      await order({ kind: 'close' }, farewell).catch(() => undefined)
    }
    state = 'lost'
    await worker.terminate()
    await ended.promise
  }

  await opened.promise
  return {
    get lost() {
      return state === 'lost'
    },
    ended: ended.promise,
    ask: async <Row extends object>(text: string, parameters: readonly Parameter[], shape: RowShape, limit: number) =>
      (await order({ kind: 'statement', text, parameters, shape }, limit)) as Row[],
    dump: async () => (await order({ kind: 'dump' }, dumping)) as Blob,
    cut,
    end,
  }
}
