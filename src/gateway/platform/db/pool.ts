import { type Connection, openConnection } from './connection.ts'
import type { DriverConnection } from './driver-connection.ts'
import { DatabaseUnavailable } from './errors.ts'

/** Connections for one caller at a time: for a statement or a whole transaction. */
export type Pool = {
  /**
   * @param work its parameter `left` is the rest of the time limit after waiting for a connection, in milliseconds
   * @throws {DatabaseUnavailable} if no connection becomes free within the time limit
   */
  use<Result>(work: (connection: Connection, left: number) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

type Waiting = { resolve(connection: Connection): void }

/** A pool of at most `size` connections, opened on demand. Callers are served in the order of their requests. */
export function openPool(
  open: () => DriverConnection,
  failed: (error: unknown) => void,
  size: number,
  timeout: number,
): Pool {
  const all: Connection[] = []
  const idle: Connection[] = []
  const waiting = new Set<Waiting>()
  let closed = false

  function take(): Promise<Connection> {
    if (closed) throw new DatabaseUnavailable('The database is closed.')
    const free = idle.pop()
    if (free) return Promise.resolve(free)
    if (all.length < size) {
      const made = openConnection(open, failed)
      all.push(made)
      return Promise.resolve(made)
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(place)
        reject(new DatabaseUnavailable(`No database connection came free within ${timeout} ms.`))
      }, timeout)
      const place: Waiting = {
        resolve: (connection) => {
          clearTimeout(timer)
          resolve(connection)
        },
      }
      waiting.add(place)
    })
  }

  function giveBack(connection: Connection): void {
    const [next] = waiting
    if (!next) return void idle.push(connection)
    waiting.delete(next)
    next.resolve(connection)
  }

  return {
    use: async (work) => {
      const asked = performance.now()
      const connection = await take()
      try {
        return await work(connection, Math.max(1, timeout - (performance.now() - asked)))
      } finally {
        giveBack(connection)
      }
    },
    close: async () => {
      closed = true
      await Promise.all(all.map((connection) => connection.end()))
    },
  }
}
