import type { Channels } from './channels.ts'
import type { Database } from './client.ts'
import { openConnection, type Run, type Session } from './connection.ts'
import { diskWatch } from './disk.ts'
import type { DriverConnection } from './driver-connection.ts'
import { DatabaseUnavailable } from './errors.ts'
import { executorOn, inTransaction } from './executor.ts'
import { begin, retrying } from './retry.ts'
import { openStatementQueue } from './statement-queue.ts'
import { within } from './within.ts'

/** A PGlite in this thread or another. It has only one connection. */
export type PgliteConnection = DriverConnection & {
  /** The whole data directory as a tar. */
  dump(): Promise<Blob>
}

/** Time limits in milliseconds; for runs they count CPU time. */
export type Limits = {
  /** Longest wait for the connection. */
  wait: number
  /** Longest run of a statement in its own transaction: reads, and bets of games that settle at once. */
  single: number
  /** Longest run of a statement in a transaction. */
  statement: number
  /** Longest pause between two statements of a transaction. */
  idle: number
  /** Longest wait for running work when the database is closed. */
  closing: number
}

type Options = {
  kind: 'embedded' | 'memory'
  /** Opens the connection, and a new one after a loss. */
  open: () => PgliteConnection
  channels: Channels
  /** Undefined for a PGlite in this thread, which cannot be ended from outside. */
  limits?: Limits
  /** @throws {DatabaseUnavailable} if the database answers but cannot serve */
  check?: () => Promise<void>
  released?: () => void | Promise<void>
}

/** A {@link Database} on one connection; it runs statements and transactions one after another. */
export function singleDatabase({ kind, open, channels, limits, check, released }: Options): Database {
  const { wait, single = 0, statement = 0, idle, closing: grace } = { ...limits }
  const turns = openStatementQueue(wait)
  const disk = diskWatch()
  let link: PgliteConnection | undefined
  const connection = openConnection(() => {
    link = open()
    return link
  }, disk.failed)
  const run: Run = (text, parameters, shape) => turns.take(text, () => connection.run(single)(text, parameters, shape))
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    const ended = turns.close()
    const late = () => new DatabaseUnavailable('Something was still under way.')
    // Work that is still running then ends with the connection.
    await (grace === undefined ? ended : within(grace, ended, late).catch(() => undefined))
    await connection.end()
  }

  return {
    ...executorOn(run),
    kind,
    transaction: (work, options = {}) => {
      const { statementTimeout } = options
      const subject = statementTimeout === undefined ? undefined : 'report'
      return retrying(options.retries, () =>
        turns.take(subject, () => {
          const session = connection.session(Math.max(statement, statementTimeout ?? 0))
          return notIdle(session, idle, (bounded) => inTransaction(bounded, begin(options), work))
        }),
      )
    },
    listen: async (channel, onNotice, restored = () => undefined) => {
      const stop = channels.add(channel, { heard: onNotice, restored })
      await run(listenText(channel), [], 'simple')
      return async () => stop()
    },
    notify: async (channel, payload) => void (await run('SELECT pg_notify($1, $2)', [channel, payload], 'objects')),
    // There is only one process, so rare work needs no coordination.
    exclusively: (_, work) => work(),
    ping: async () => {
      await run('SELECT 1', [], 'objects')
      disk.check()
      await check?.()
    },
    close: () => (closing ??= close().finally(released)),
    dump: () =>
      turns.take('dump', async () => {
        // A checkpoint first, so that the copy needs no recovery.
        const { run: ask } = connection.session(reportLimit)
        for (const text of ['RESET ROLE', 'CHECKPOINT', applicationRole]) await ask(text, [], 'simple')
        if (!link) throw new DatabaseUnavailable('The connection was lost.')
        return link.dump()
      }),
  }
}

/** First statement of every connection. PGlite allows RESET ROLE, so the role only protects against mistakes. */
export const applicationRole = 'SET ROLE arara_app'

export const listenText = (channel: string) => `LISTEN "${channel.replaceAll('"', '""')}"`

/** Milliseconds allowed for a dump. */
const reportLimit = 600_000

/**
 * Rolls back a transaction whose callback no longer sends statements, so that it does not hold the connection for ever.
 */
async function notIdle<Result>(
  session: Session,
  idle: number | undefined,
  perform: (session: Session) => Promise<Result>,
): Promise<Result> {
  if (idle === undefined) return perform(session)
  const silence = Promise.withResolvers<never>()
  let over = false
  let timer: NodeJS.Timeout | undefined
  const giveUp = () => {
    over = true
    const why = new DatabaseUnavailable(`A transaction was silent for ${idle} ms.`)
    session.rollback().finally(() => silence.reject(why))
  }
  const bounded: Session = {
    run: async (text, parameters, shape) => {
      if (over) throw new DatabaseUnavailable('The transaction was undone: it was silent for too long.')
      clearTimeout(timer)
      try {
        return await session.run(text, parameters, shape)
      } finally {
        timer = setTimeout(giveUp, idle)
      }
    },
    rollback: async () => {
      clearTimeout(timer)
      if (!over) await session.rollback()
    },
  }
  try {
    return await Promise.race([perform(bounded), silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
