// Starts the gateway by itself: node src/gateway/main.ts. Settings come from the environment, see docs/gateway.md.
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { AuthPorts } from './auth/access.ts'
import { type GatewayConfig, parseConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { demonstrationParts } from './demonstration.ts'
import type { GatewayDeps } from './deps.ts'
import { type EventsOptions, serveEvents } from './events/socket.ts'
import { recoverOpenRounds } from './game/recovery.ts'
import { addressReader } from './http/address.ts'
import { type HttpServer, httpServer } from './http/server.ts'
import { type ServerLimits, serverLimits } from './http/server-limits.ts'
import { startJobs } from './jobs/scheduler.ts'
import { createLog } from './log.ts'
import { tellSharedNumbers } from './member/shared-numbers.ts'
import { refuseDemoAccounts } from './seed/demo-left.ts'
import { seed } from './seed/seed.ts'
import { whyNotStarted } from './start-failure.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { sealKeys } from './system/seal-keys.ts'

export interface RunningGateway {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** Takes no more requests, answers those under way, and closes the database. */
  close(): Promise<void>
  /**
   * The same after `STOP_NOTICE_SECONDS`, in which `/readyz` says no and each answer closes its connection; `close`
   * cuts that time short.
   */
  stop(): Promise<void>
}

export interface StartOptions {
  /** Directory of the built site, served beside the API. */
  readonly siteDir?: string
  /** Checks every answer against its struct. */
  readonly assertResponses?: boolean
  /** Instead of the configured limits, for tests. */
  readonly connections?: Partial<ServerLimits>
  /** Instead of the usual times and limits of the events' socket. */
  readonly events?: EventsOptions
  /** Instead of the configured ports, for tests. */
  readonly auth?: Partial<AuthPorts>
  /** Hears what is done before the first request can be answered. */
  readonly onProgress?: (step: string) => void
}

/** Of all connections, the part that may be sockets of events: they stay, and calls must find room beside them. */
const socketShare = 0.75

/** Milliseconds that requests under way get at the end; an answer is due in five seconds. With the notice, less than
 * the ten that container runtimes wait before they kill. */
const grace = 8_000

/**
 * Opens the database, brings it up to date, settles what the last process left open, and serves.
 *
 * @throws {ConfigError} where the database of a demonstration is opened for anything else
 * @throws {StartRefused} where the embedded database cannot be used, or a migration cannot run
 * @throws {DatabaseUnavailable} where PostgreSQL does not answer
 */
export async function startGateway(config: GatewayConfig, options: StartOptions = {}): Promise<RunningGateway> {
  const log = createLog(config.logLevel)
  const database = await openDatabase(databaseConfig(config))
  const deps: GatewayDeps = { database, config, log, now: () => new Date() }
  try {
    const parts = demonstrationParts(config)
    if (parts.length > 0) log[config.production ? 'warn' : 'info']({ parts }, 'parts of a demonstration are on')
    await refuseDemoAccounts(deps)
    await seed(deps, options.onProgress)
    await tellSharedNumbers(deps)
    await sealKeys(database, deps.now())
    const recovered = await recoverOpenRounds(deps, 0)
    if (recovered > 0) log.warn({ recovered }, 'settled rounds that the last process left open')
    let ending: Promise<void> | undefined
    const notice = new AbortController()
    const limits = { ...serverLimits(config), ...options.connections }
    const app = createApp(deps, { ...options, isEnding: () => ending !== undefined })
    const web = httpServer(app.fetch, limits, addressReader(config.trustedProxies), log)
    const events = await serveEvents(web, deps, { most: Math.ceil(limits.most * socketShare), ...options.events })
    const url = await web.listen(config.port, config.host)
    const running = { web, events, scheduler: startJobs(deps) }
    log.info({ url, database: database.kind, connections: limits.most }, 'gateway is up')
    const stop = () => {
      const noticed = pause(config.stopNoticeSeconds * 1000, undefined, notice).catch(() => undefined)
      ending ??= end(running, deps, noticed)
      return ending
    }
    const close = () => {
      notice.abort()
      return stop()
    }
    return { url, close, stop }
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

interface Running {
  readonly web: HttpServer
  readonly events: { close(): Promise<void> }
  readonly scheduler: { stop(): Promise<void> }
}

/** The database goes last: everything before may still need it. */
async function end({ web, events, scheduler }: Running, { database, log }: GatewayDeps, noticed: Promise<void>) {
  log.info('gateway is ending')
  web.connections.closeAfterAnswers()
  await Promise.all([events.close(), noticed])
  await web.close(grace)
  await scheduler.stop()
  await database.close()
  log.info('gateway is down')
}

/** Runs until SIGINT or SIGTERM; a start that fails says why in one line. */
export async function runGateway(options: StartOptions = {}): Promise<void> {
  try {
    const starting = startGateway(parseConfig(process.env), options)
    stopOnSignal(starting)
    await starting
  } catch (thrown) {
    console.error(whyNotStarted(thrown) ?? thrown)
    process.exit(1)
  }
}

if (import.meta.main) await runGateway()
