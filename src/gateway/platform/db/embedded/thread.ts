import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable, DataDirectoryRefused } from '#gateway/platform/db/errors.ts'
import type { PgliteConnection } from '#gateway/platform/db/one-connection.ts'
import { type Order, type Report, received } from './messages.ts'
import { type Begun, noteOfBeginning, stopwatch } from './stopwatch.ts'

/** PGlite in a thread of its own, so that statements do not block the process. */
export type Thread = PgliteConnection & {
  /** Resolves when the thread has ended for any reason; nothing writes to the directory any more. */
  readonly ended: Promise<void>
}

export type ThreadEvents = {
  notified(channel: string, payload: string): void
  /** The thread ended by itself after it was open. */
  panicked(why: string): void
}

/** Milliseconds allowed for closing the files. */
const closeTimeout = 10_000

/** Milliseconds allowed for a dump. */
const dumpTimeout = 600_000

/** What the thread is started with. */
export interface ThreadData {
  readonly directory: string
  readonly begun: Begun
  /** PostgreSQL, compiled. */
  readonly postgres: WebAssembly.Module
}

let compiled: WebAssembly.Module | undefined

/**
 * PostgreSQL's program, compiled once for all threads of the process. They share its machine code, so that a thread that replaces a
 * lost one opens the database in half the time.
 */
async function compiledPostgres(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  compiled ??= await WebAssembly.compile(await readFile(file))
  return compiled
}

/**
 * Starts the thread. A statement in WebAssembly cannot be interrupted: PGlite has no timer inside and receives no
 * cancellation. A statement over its limit is therefore ended together with its thread, and the next thread recovers
 * the committed data from the log, as after `kill -9`.
 *
 * @param directory the directory of the database; if it is empty, a database is created
 * @throws {DataDirectoryRefused} if it cannot be opened
 */
export async function startThread(directory: string, events: ThreadEvents): Promise<Thread> {
  const begun = noteOfBeginning()
  const given: ThreadData = { directory, begun, postgres: await compiledPostgres() }
  // Started by path, so that a bundler does not include it, and without the flags of the parent process.
  const worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: given, execArgv: [] })
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
    // The running statement had its time; the next start recovers from the log.
    if (state === 'open' && !pending) {
      state = 'closing'
      await order({ kind: 'close' }, closeTimeout).catch(() => undefined)
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
    ask: async (text, parameters, shape, limit) =>
      (await order({ kind: 'statement', text, parameters, shape }, limit)) as readonly unknown[],
    dump: async () => (await order({ kind: 'dump' }, dumpTimeout)) as Blob,
    cut,
    end,
  }
}
