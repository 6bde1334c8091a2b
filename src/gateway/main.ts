// Starts the gateway by itself: node src/gateway/main.ts. Settings come from the environment, see docs/gateway.md.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import type { AuthPorts } from './auth/access.ts'
import { ConfigError, type GatewayConfig, parseConfig } from './config.ts'
import { DataDirectoryInUse } from './db/errors.ts'
import { openDatabase } from './db/open.ts'
import type { GatewayDeps } from './deps.ts'
import { type EventsOptions, serveEvents } from './events/socket.ts'
import { recoverOpenRounds } from './game/recovery.ts'
import { httpServer } from './http/server.ts'
import { startJobs } from './jobs/scheduler.ts'
import { createLog } from './log.ts'
import { seed } from './seed/seed.ts'
import { sealKeys } from './system/seal-keys.ts'

export interface RunningGateway {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** Takes no more requests, lets those under way end for five seconds, and closes the database. */
  close(): Promise<void>
}

export interface StartOptions {
  /** Directory of the built site, served beside the API. */
  readonly siteDir?: string
  /** Checks every answer against its struct. */
  readonly assertResponses?: boolean
  /** Instead of the usual times and limits of the events' socket. */
  readonly events?: EventsOptions
  /** Instead of the configured ports, for tests. */
  readonly auth?: Partial<AuthPorts>
  /** Hears what is done before the first request can be answered. */
  readonly onProgress?: (step: string) => void
}

/** Milliseconds that requests under way get at the end. */
const grace = 5_000

/**
 * Opens the database, brings it up to date, settles what the last process left open, and serves.
 *
 * @throws {DataDirectoryInUse} where another process has the embedded database
 * @throws {DatabaseUnavailable} where PostgreSQL does not answer
 */
export async function startGateway(config: GatewayConfig, options: StartOptions = {}): Promise<RunningGateway> {
  const log = createLog(config.logLevel)
  const database = await openDatabase(databaseConfig(config))
  const deps: GatewayDeps = { database, config, log, now: () => new Date() }
  try {
    await seed(deps, options.onProgress)
    await sealKeys(database, deps.now())
    const recovered = await recoverOpenRounds(deps, 0)
    if (recovered > 0) log.warn({ recovered }, 'settled rounds that the last process left open')
    const server = httpServer(createApp(deps, options).fetch)
    const events = await serveEvents(server, deps, options.events)
    const url = await listen(server, config)
    const scheduler = startJobs(deps)
    log.info({ url, database: database.kind }, 'gateway is up')
    let closing: Promise<void> | undefined
    return { url, close: () => (closing ??= close(server, events, scheduler, deps)) }
  } catch (thrown) {
    await database.close()
    throw thrown
  }
}

function databaseConfig({ databaseUrl, databaseAppUrl, databasePool, dataDir }: GatewayConfig) {
  if (databaseUrl === undefined) return { kind: 'embedded', dataDir } as const
  const application = databaseAppUrl === undefined ? {} : { appUrl: databaseAppUrl }
  return { kind: 'postgres', url: databaseUrl, connections: databasePool, ...application } as const
}

async function listen(server: Server, { port, host }: GatewayConfig): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}

async function close(
  server: Server,
  events: { close(): Promise<void> },
  scheduler: { stop(): Promise<void> },
  { database, log }: GatewayDeps,
) {
  await events.close()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearTimeout(timer)
  await scheduler.stop()
  await database.close()
  log.info('gateway is down')
}

/** Ends the process cleanly on SIGINT or SIGTERM, also while the gateway is still starting. */
export function stopOnSignal(starting: Promise<RunningGateway>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      starting
        .then((gateway) => gateway.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
}

/** Runs until SIGINT or SIGTERM; a start that fails says why in one line. */
export async function runGateway(options: StartOptions = {}): Promise<void> {
  try {
    const starting = startGateway(parseConfig(process.env), options)
    stopOnSignal(starting)
    await starting
  } catch (thrown) {
    const expected = thrown instanceof ConfigError || thrown instanceof DataDirectoryInUse
    console.error(expected ? thrown.message : thrown)
    process.exit(1)
  }
}

if (import.meta.main) await runGateway()
