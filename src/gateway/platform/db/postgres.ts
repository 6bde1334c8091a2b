import postgres from 'postgres'
import type { Database, DatabaseConfig } from './client.ts'
import type { Run } from './connection.ts'
import { diskWatch } from './disk.ts'
import { connectionSettings, openLink, sendable } from './driver-connection.ts'
import { connectionError } from './errors.ts'
import { executorOn, inTransaction } from './executor.ts'
import { migrate } from './migrate.ts'
import { openPool } from './pool.ts'
import { begin, retrying } from './retry.ts'

type Config = Extract<DatabaseConfig, { kind: 'postgres' }>

/**
 * A {@link Database} on PostgreSQL 15 or later. Migrations run as the owner (`url`), everything else as role
 * `arara_app`: by its own login (`appUrl`), or by a role that each connection sets at its start.
 *
 * @throws {DatabaseUnavailable}
 */
export async function openPostgres(config: Config): Promise<Database> {
  const timeout = config.timeout ?? 4500
  await migratePostgres(config.url, timeout)
  const url = config.appUrl ?? config.url
  const settings = connectionSettings(timeout, config.appUrl === undefined ? 'arara_app' : undefined)
  const disk = diskWatch()
  const pool = openPool(() => openLink(url, settings), disk.failed, config.connections ?? 10, timeout)
  const listener = postgres(url, { ...settings, max: 1 })
  const run: Run = (text, parameters, shape) =>
    pool.use((connection, left) => connection.run(left)(text, parameters, shape))
  return {
    ...executorOn(run),
    kind: 'postgres',
    transaction: (work, options = {}) =>
      retrying(options.retries, () =>
        pool.use((connection) =>
          inTransaction(connection.session(Math.max(timeout, options.statementTimeout ?? 0)), begin(options), work),
        ),
      ),
    listen: async (channel, onNotice, restored = () => undefined) => {
      let begun = false
      const listening = () => {
        if (begun) restored()
        begun = true
      }
      const { unlisten } = await listener.listen(channel, onNotice, listening).catch(raise)
      return () => unlisten()
    },
    notify: async (channel, payload) => void (await run('SELECT pg_notify($1, $2)', [channel, payload], 'objects')),
    exclusively: (name, work, ending) => exclusively(patientClient(url, timeout), name, work, ending),
    ping: async () => {
      await run('SELECT 1', [], 'objects')
      disk.check()
    },
    close: async () => void (await Promise.all([pool.close(), listener.end({ timeout: 1 })])),
    dump: () => Promise.reject(new Error('PostgreSQL is dumped with pg_dump.')),
  }
}

/** A separate connection without time limits for statements. */
function patientClient(url: string, timeout: number) {
  const { statement_timeout: _, ...connection } = connectionSettings(timeout).connection
  return postgres(url, { ...connectionSettings(timeout), connection, max: 1 })
}

/** The lock belongs to the connection, so it ends with this process in any case. */
async function exclusively<Result>(
  client: postgres.Sql,
  name: string,
  work: () => Promise<Result>,
  ending?: AbortSignal,
) {
  const giveUp = () => void client.end({ timeout: 0 })
  ending?.addEventListener('abort', giveUp)
  try {
    await client`SELECT pg_advisory_lock(hashtextextended(${name}, 0))`.catch(raise)
    ending?.removeEventListener('abort', giveUp)
    return await work()
  } finally {
    await client.end({ timeout: 1 })
  }
}

async function migratePostgres(url: string, timeout: number): Promise<void> {
  const client = patientClient(url, timeout)
  try {
    await migrate({
      run: async (text) => void (await client.unsafe(text).simple()),
      ...executorOn((text, parameters) => client.unsafe(text, parameters.map(sendable))),
    })
  } catch (error) {
    raise(error)
  } finally {
    await client.end({ timeout: 1 })
  }
}

function raise(error: unknown): never {
  throw connectionError(error)
}
