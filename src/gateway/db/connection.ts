import type { Parameter } from './client.ts'
import { DatabaseUnavailable } from './errors.ts'
import type { Link, RowShape } from './link.ts'

export type Run = <Row extends object>(
  text: string,
  parameters: readonly Parameter[],
  shape: RowShape,
) => Promise<Row[]>

/** A place for one link: it is opened when it is first used, and a new one after that was lost. */
export type Connection = {
  /** One statement. @param limit milliseconds */
  run(limit: number): Run
  /** The statements of one transaction: they refuse, rather than go on, once the link they began on is lost. */
  session(limit: number): Session
  end(): Promise<void>
}

export type Session = {
  run: Run
  /** Undoes the transaction; where even that fails the link is cut, which undoes it too. */
  rollback(): Promise<void>
}

/** @param failed hears of every statement's error */
export function openConnection(open: () => Link, failed: (error: unknown) => void): Connection {
  let link: Link | undefined

  function current(): Link {
    if (!link || link.lost) link = open()
    return link
  }

  const asking =
    (used: Link, limit: number): Run =>
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
