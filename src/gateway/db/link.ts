import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Parameter } from './client.ts'
import { connectionError, DatabaseUnavailable, endsStatementOnly, NotCommitted } from './errors.ts'
import { within } from './within.ts'

/** How rows come back: objects, or none of a text without parameters, which may be several statements. */
export type RowShape = 'objects' | 'simple'

/** One network connection, from its opening to its loss: it is never opened again under the same name. */
export type Link = {
  readonly lost: boolean
  /** One statement, at most one at a time. @throws {DatabaseUnavailable} after `limit` ms, and the link is lost then */
  ask<Row extends object>(
    text: string,
    parameters: readonly Parameter[],
    shape: RowShape,
    limit: number,
  ): Promise<Row[]>
  /** Ends it at once, without asking the server, which may be silent. */
  cut(why: Error): void
  end(): Promise<void>
}

export type Settings = ReturnType<typeof connectionSettings>

/**
 * What every connection asks for. The server gives up a statement before the client does, so that a slow statement is
 * told apart from a silent server, and ends a transaction whose client has frozen.
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
      ...(role === undefined ? {} : { role }),
    },
  }
}

/**
 * The driver would reconnect by itself. It must not: half a transaction would go on over there, and bytes it had not
 * sent before the loss stay in its buffer (postgres 3.4.9), which leaves the next connection waiting for ever. So each
 * connection has a driver of its own, thrown away with it.
 */
export function openLink(url: string, settings: Settings): Link {
  let socket: Socket | undefined
  let lost = false
  const lose = () => {
    lost = true
  }
  const options = {
    ...settings,
    max: 1,
    onclose: lose,
    // Handed in so that it can be destroyed: a server that went silent cannot be asked to hang up.
    socket: ({ path, host, port }: SocketOptions) => {
      socket = path ? connect(path) : connect({ host: host[0] ?? 'localhost', port: Number(port[0] ?? 5432) })
      // An error comes some time before the close that the driver goes by.
      for (const event of ['error', 'end', 'close']) socket.once(event, lose)
      return socket.setNoDelay(true)
    },
  }
  const client = postgres(url, options as postgres.Options<Record<string, postgres.PostgresType>>)
  // The same types as PGlite gives: int8 as bigint, times as text.
  Object.assign(client.options.parsers, { 20: BigInt, 1082: asIs, 1114: asIs, 1184: asIs })
  Object.assign(client.options.serializers, { 114: asIs, 3802: asIs, 1082: asIs, 1114: asIs, 1184: asIs })

  const cut = (why: Error) => {
    lose()
    socket?.destroy(why)
    // Resolves at once: there is nothing left to wait for.
    void client.end({ timeout: 0 })
  }
  return {
    get lost() {
      return lost
    },
    cut,
    end: () => client.end({ timeout: 1 }),
    ask: async <Row extends object>(text: string, parameters: readonly Parameter[], shape: RowShape, limit: number) => {
      const late = () => {
        const why = new DatabaseUnavailable(`The database did not answer within ${Math.round(limit)} ms.`)
        cut(why)
        return why
      }
      try {
        const rows = await within(limit, start(client, text, parameters, shape), late)
        if (text === 'COMMIT' && rows.command === 'ROLLBACK') throw new NotCommitted()
        return rows as unknown as Row[]
      } catch (error) {
        const mapped = connectionError(error)
        // A statement the server cut short leaves its connection whole; any other such error ends it.
        if (mapped instanceof DatabaseUnavailable && !endsStatementOnly(error)) cut(mapped)
        throw mapped
      }
    },
  }
}

type SocketOptions = { path?: string | false; host: string[]; port: number[] }

const asIs = (value: unknown) => value

function start(client: postgres.Sql, text: string, parameters: readonly Parameter[], shape: RowShape) {
  if (shape === 'simple') return client.unsafe(text).simple()
  // Prepared even without parameters, or the answer would come by the simple protocol.
  const options = { prepare: true, simple: false }
  return client.unsafe(text, parameters.map(sendable), options)
}

function sendable(parameter: Parameter): postgres.SerializableParameter {
  return parameter instanceof Date ? parameter.toISOString() : (parameter as postgres.SerializableParameter)
}
