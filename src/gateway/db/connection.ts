import type { Parameter } from './client.ts'
import { DatabaseUnavailable } from './errors.ts'
import { type Link, openLink, type RowShape, type Settings } from './link.ts'

export type Run = <Row extends object>(
  text: string,
  parameters: readonly Parameter[],
  shape: RowShape,
) => Promise<Row[]>

/** A place in the pool: its link is opened when it is first used, and a new one after that was lost. */
export type Connection = {
  /** One statement. @param limit milliseconds; no longer than the pool's time limit */
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

export function openConnection(url: string, settings: Settings): Connection {
  let link: Link | undefined

  function current(): Link {
    if (!link || link.lost) link = openLink(url, settings)
    return link
  }

  return {
    run: (limit) => {
      const used = current()
      return (text, parameters, shape) => used.ask(text, parameters, shape, limit)
    },
    session: (limit) => {
      const used = current()
      const run: Run = async (text, parameters, shape) => {
        if (used.lost) throw new DatabaseUnavailable('The connection was lost within a transaction.')
        return used.ask(text, parameters, shape, limit)
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
