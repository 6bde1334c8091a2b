// Starts the gateway alone: node src/gateway/main.ts. Settings come from the environment, see docs/operating.md.
import { setTimeout as pause } from 'node:timers/promises'
import type { AuthPorts } from './account/auth/access.ts'
import { redeemTicket } from './account/auth/event-tickets.ts'
import { logSharedNumbers } from './account/members/accounts.ts'
import { createApp } from './app.ts'
import { type GatewayConfig, parseConfig } from './config.ts'
import { startDemoLife } from './demo-life/start-demo-life.ts'
import { demonstrationParts } from './demonstration.ts'
import type { GatewayDeps } from './deps.ts'
import { gatewayDeps } from './gateway-deps.ts'
import { jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { memberCounts } from './member-counts.ts'
import { openPorts } from './open-ports.ts'
import { operations } from './operations.ts'
import { openDatabase } from './platform/db/open.ts'
import { type EventsOptions, serveEvents } from './platform/events/socket.ts'
import { addressReader } from './platform/http/address.ts'
import { type HttpServer, httpServer } from './platform/http/server.ts'
import { type ServerLimits, serverLimits } from './platform/http/server-limits.ts'
import { startJobs } from './platform/jobs/scheduler.ts'
import { type Door, openDoor } from './platform/operators/door.ts'
import { doorPath } from './platform/operators/door-path.ts'
import { perform } from './platform/operators/perform.ts'
import { sealKeys } from './platform/sealing/seal-keys.ts'
import { keepZone } from './platform/settings/zone-offsets.ts'
import { lotteryRoom, openLotteryRooms } from './play/draws/lottery-rooms.ts'
import { logGamesBelow } from './play/engines/least-return.ts'
import { recoverOpenRounds } from './play/engines/recovery.ts'
import { demandFairnessKey } from './play/fairness/demand-key.ts'
import { openRooms } from './play/tables/rooms.ts'
import { tableRoom } from './play/tables/table-room.ts'
import { refuseDemoAccounts } from './seed/refuse-demo-accounts.ts'
import { seed } from './seed/seed.ts'
import { stackText, startFailureReason } from './start-failure.ts'
import { stopOnSignal } from './stop-on-signal.ts'

export interface RunningGateway {
  /** The address, without a slash at the end. */
  readonly url: string
  /** Accepts no more requests, answers running ones, and closes the database. */
  close(): Promise<void>
  /**
   * Closes after `STOP_NOTICE_SECONDS`, during which `/readyz` answers 503 and each answer closes its connection. `close`
   * ends that time early.
   */
  stop(): Promise<void>
}

export interface StartOptions {
  /** Directory of the built site, served beside the API. */
  readonly siteDir?: string
  /** Validates every answer against its struct. */
  readonly assertResponses?: boolean
  /** Replace the configured limits, for tests. */
  readonly connections?: Partial<ServerLimits>
  /** Replace the default times and limits of the event socket. */
  readonly events?: EventsOptions
  /** Replace the configured ports, for tests. */
  readonly auth?: Partial<AuthPorts>
  /** Milliseconds after which a call is answered at the latest, for tests; default: `usualDeadline`. */
  readonly deadline?: number
  /** Called with each step before the first request can be answered. */
  readonly onProgress?: (step: string) => void
}

/** Share of all connections that event sockets may use, so that calls still find room. */
const socketShare = 0.75

/**
 * Milliseconds for running requests at shutdown; an answer is due in five seconds. Together with the notice it is less
 * than the ten seconds after which container runtimes kill a process.
 */
const grace = 8_000

/**
 * Opens the database, migrates it, settles rounds that the last process left open, and serves.
 *
 * @throws {ConfigError} if the database of a demonstration is opened in production
 * @throws {StartRefused} if the embedded database cannot be used, or a migration fails
 * @throws {DatabaseUnavailable} if PostgreSQL does not answer
 */
export async function startGateway(config: GatewayConfig, options: StartOptions = {}): Promise<RunningGateway> {
  const log = createLog(config.logLevel)
  const database = await openDatabase(databaseConfig(config))
  const deps = gatewayDeps({ database, config, log, now: () => new Date() })
  try {
    const parts = demonstrationParts(config)
    if (parts.length > 0) log[config.production ? 'warn' : 'info']({ parts }, 'parts of a demonstration are on')
    await keepZone(database, deps.now(), true)
    await refuseDemoAccounts(deps)
    await demandFairnessKey(deps)
    await seed(deps, options.onProgress)
    await logSharedNumbers(deps)
    logGamesBelow(deps)
    await sealKeys(database, deps.now())
    const recovered = await recoverOpenRounds(deps, 0)
    if (recovered > 0) log.warn({ recovered }, 'settled rounds that the last process left open')
    let ending: Promise<void> | undefined
    const notice = new AbortController()
    const limits = { ...serverLimits(config), ...options.connections }
    const ports = openPorts(deps, { auth: options.auth ?? {} })
    const app = createApp(deps, ports, { ...options, isEnding: () => ending !== undefined })
    const web = httpServer(app.fetch, limits, addressReader(config.trustedProxies), log)
    const tables = await openRooms(deps)
    const lotteries = await openLotteryRooms(deps)
    const sources = {
      sessionOf: (ticket: string) => redeemTicket(deps, ticket),
      countsOf: (memberId: bigint) => memberCounts(deps, memberId),
      rooms: [tableRoom(deps, tables), lotteryRoom(deps, lotteries)],
    }
    const most = Math.ceil(limits.most * socketShare)
    const events = await serveEvents(web, deps, sources, { most, ...options.events })
    const url = await web.listen(config.port, config.host)
    const scheduler = startJobs(deps, ports, jobs)
    const door = await openDoor(
      doorPath(config.dataDir, config.databaseUrl),
      (asked, say, stopped) => perform({ deps, ports, operations }, asked, say, stopped),
      log,
    )
    const life = config.demoLife ? startDemoLife(deps, app.request) : undefined
    const running = { web, events, rooms: [tables, lotteries], life, door, scheduler, computations: ports.computations }
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
  readonly rooms: readonly { close(): Promise<void> }[]
  readonly life: { stop(): Promise<void> } | undefined
  readonly door: Door | undefined
  readonly scheduler: { stop(): Promise<void> }
  readonly computations: { stop(): Promise<void> }
}

/** Closes the database last, because everything else may still need it. */
async function end(running: Running, { database, log }: GatewayDeps, noticed: Promise<void>) {
  const { web, events, rooms, life, door, scheduler, computations } = running
  log.info('gateway is ending')
  web.connections.closeAfterAnswers()
  await Promise.all([events.close(), ...rooms.map((each) => each.close()), noticed, life?.stop(), door?.close(grace)])
  await web.close(grace)
  // Before the scheduler, whose job waits for them.
  await computations.stop()
  await scheduler.stop()
  await database.close()
  log.info('gateway is down')
}

/** Runs until SIGINT or SIGTERM. A failed start reports the reason in one line. */
export async function runGateway(options: StartOptions = {}): Promise<void> {
  try {
    const starting = startGateway(parseConfig(process.env), options)
    stopOnSignal(starting)
    await starting
  } catch (thrown) {
    console.error(startFailureReason(thrown) ?? stackText(thrown))
    process.exit(1)
  }
}

if (import.meta.main) await runGateway()
