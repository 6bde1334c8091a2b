import type { Parameter } from './client.ts'
import type { DriverConnection, RowShape } from './driver-connection.ts'
import { DatabaseUnavailable } from './errors.ts'

export type Run = (text: string, parameters: readonly Parameter[], shape: RowShape) => Promise<readonly unknown[]>

/** Holds one link: opens it on first use, and opens a new one after a loss. */
export type Connection = {
  /** Runs single statements. @param limit milliseconds */
  run(limit: number): Run
  /** Runs the statements of a transaction. After a loss of the link they fail instead of continuing on a new one. */
  session(limit: number): Session
  end(): Promise<void>
}

export type Session = {
  run: Run
  /** Rolls the transaction back. If that fails, the link is closed, which rolls back too. */
  rollback(): Promise<void>
}

/** @param failed called with every error of a statement */
export function openConnection(open: () => DriverConnection, failed: (error: unknown) => void): Connection {
  let link: DriverConnection | undefined

  function current(): DriverConnection {
    if (!link || link.lost) link = open()
    return link
  }

  const asking =
    (used: DriverConnection, limit: number): Run =>
    async (text, parameters, shape) => {
      try {
        return await used.ask(text, parameters, shape, limit)
      } catch (error) {
        failed(error)
        throw error
      }
    }

  return {
    run: (limit) => {
      return asking(current(), limit)
    },
    session: (limit) => {
      const used = current()
      const run: Run = async (text, parameters, shape) => {
        if (used.lost) throw new DatabaseUnavailable('The connection was lost within a transaction.')
        return asking(used, limit)(text, parameters, shape)
      }
      const rollback = async () => {
        try {
          if (!used.lost) await used.ask('ROLLBACK', [], 'simple', limit)
        } catch (error) {
          used.cut(error instanceof Error ? error : new Error(String(error)))
        }
      }
      return { run, rollback }
    },
    end: async () => {
      if (link && !link.lost) await link.end()
    },
  }
}
