import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Parameter } from './client.ts'
import { connectionError, DatabaseUnavailable, endsStatementOnly, NotCommitted } from './errors.ts'
import { within } from './within.ts'

/** The result of a statement: objects, or nothing for a text without parameters that may contain several statements. */
export type RowShape = 'objects' | 'simple'

/** One network connection, from its opening to its loss. A lost link is never opened again. */
export type DriverConnection = {
  readonly lost: boolean
  /** Runs one statement at a time. @throws {DatabaseUnavailable} after `limit` ms; the link is lost then */
  ask(text: string, parameters: readonly Parameter[], shape: RowShape, limit: number): Promise<readonly unknown[]>
  /** Closes the connection at once, without waiting for a server that may not answer. */
  cut(why: Error): void
  end(): Promise<void>
}

export type Settings = ReturnType<typeof connectionSettings>

/**
 * Settings of every connection. The server's time limit for statements is shorter than the client's, so that a slow
 * statement differs from a silent server. The server also ends a transaction whose client has frozen.
 */
export function connectionSettings(timeout: number, role?: string) {
  return {
    connect_timeout: timeout / 1000,
    backoff: () => 0.05,
    fetch_types: false,
    max_lifetime: null,
    onnotice: () => undefined,
    connection: {
      application_name: 'arara',
      statement_timeout: Math.round(timeout * 0.9),
      idle_in_transaction_session_timeout: timeout * 3,
      // A statement reads a page for one of many people. Parallel workers would each read that page and take processors
      // from others. The value is text, because the driver leaves out a zero.
      max_parallel_workers_per_gather: '0',
      // To compile a statement takes longer than to run it: none of ours is long enough to win that time back.
      jit: 'off',
      ...(role === undefined ? {} : { role }),
    },
  }
}

/**
 * Opens a link with a driver of its own, which is discarded with it. The driver's own reconnect must not be used: a
 * transaction would continue on another connection, and unsent bytes stay in its buffer (postgres 3.4.9), so that the
 * next connection waits for ever.
 */
export function openLink(url: string, settings: Settings): DriverConnection {
  let socket: Socket | undefined
  let lost = false
  const lose = () => {
    lost = true
  }
  const options = {
    ...settings,
    max: 1,
    onclose: lose,
    // Created here so that it can be destroyed: a server that no longer answers cannot close it.
    socket: ({ path, host, port }: SocketOptions) => {
      socket = path ? connect(path) : connect({ host: host[0] ?? 'localhost', port: Number(port[0] ?? 5432) })
      // The error event comes some time before the close event that the driver uses.
      for (const event of ['error', 'end', 'close']) socket.once(event, lose)
      return socket.setNoDelay(true)
    },
  }
  const client = postgres(url, options as postgres.Options<Record<string, postgres.PostgresType>>)
  // The same types as in PGlite: int8 as bigint, times as text.
  Object.assign(client.options.parsers, { 20: BigInt, 1082: asIs, 1114: asIs, 1184: asIs })
  Object.assign(client.options.serializers, { 114: asIs, 3802: asIs, 1082: asIs, 1114: asIs, 1184: asIs })

  const cut = (why: Error) => {
    lose()
    socket?.destroy(why)
    // Resolves at once, since nothing is pending.
    void client.end({ timeout: 0 })
  }
  return {
    get lost() {
      return lost
    },
    cut,
    end: () => client.end({ timeout: 1 }),
    ask: async (text, parameters, shape, limit) => {
      const late = () => {
        const why = new DatabaseUnavailable(`The database did not answer within ${Math.round(limit)} ms.`)
        cut(why)
        return why
      }
      try {
        const rows = await within(limit, start(client, text, parameters, shape), late)
        if (text === 'COMMIT' && rows.command === 'ROLLBACK') throw new NotCommitted()
        return withoutGaps(rows)
      } catch (error) {
        const mapped = connectionError(error)
        // If the server ended the statement, the connection still works; every other such error ends it.
        if (mapped instanceof DatabaseUnavailable && !endsStatementOnly(error)) cut(mapped)
        throw mapped
      }
    },
  }
}

/**
 * If a statement fails after some of its rows have arrived, the driver continues counting rows from there (postgres 3.4.9): the
 * next result would begin with as many gaps, and its first row would seem to be missing.
 */
const withoutGaps = <Row>(rows: readonly Row[]): readonly Row[] =>
  rows.length > 0 && !(0 in rows) ? rows.filter(() => true) : rows

type SocketOptions = { path?: string | false; host: string[]; port: number[] }

const asIs = (value: unknown) => value

function start(client: postgres.Sql, text: string, parameters: readonly Parameter[], shape: RowShape) {
  if (shape === 'simple') return client.unsafe(text).simple()
  // Prepared even without parameters; otherwise the simple protocol would be used, with other result types.
  const options = { prepare: true, simple: false }
  return client.unsafe(text, parameters.map(sendable), options)
}

export function sendable(parameter: Parameter): postgres.SerializableParameter {
  return parameter instanceof Date ? parameter.toISOString() : (parameter as postgres.SerializableParameter)
}
