import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type GatewayConfig, parseConfig } from './config.ts'
import { gatewayDeps } from './gateway-deps.ts'
import { createLog } from './log.ts'
import { openPorts } from './open-ports.ts'
import { operations } from './operations.ts'
import type { DatabaseConfig } from './platform/db/client.ts'
import { DataDirectoryInUse, StartRefused } from './platform/db/errors.ts'
import { openDatabase } from './platform/db/open.ts'
import { perform } from './platform/operators/perform.ts'
import type { OperationRequest, Said } from './platform/operators/wire.ts'
import { startFailureReason } from './start-failure.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Does an operation in this process, for a command that finds no running gateway.
 *
 * @returns why it could not begin, in one line for the operator; undefined if it was done
 */
export async function operateHere(
  environment: Environment,
  request: OperationRequest,
  say: (said: Said) => void,
): Promise<string | undefined> {
  try {
    const config = parseConfig(environment)
    const database = await openDatabase(placeOf(config))
    try {
      const deps = gatewayDeps({ database, config, log: createLog(config.logLevel), now: () => new Date() })
      const ports = openPorts(deps)
      await perform({ deps, ports, operations }, request, say, new AbortController().signal)
      await ports.computations.stop()
    } finally {
      await database.close()
    }
    return undefined
  } catch (error) {
    const why = error instanceof DataDirectoryInUse ? busy(error) : startFailureReason(error)
    if (why === undefined) throw error
    return why
  }
}

/** @throws {StartRefused} if there is no embedded database: nobody wants an empty one from a command */
function placeOf({ databaseUrl: url, databaseAppUrl: appUrl, dataDir }: GatewayConfig): DatabaseConfig {
  if (url !== undefined) return { kind: 'postgres', url, connections: 1, ...(appUrl === undefined ? {} : { appUrl }) }
  if (existsSync(join(dataDir, 'database'))) return { kind: 'embedded', dataDir }
  throw new StartRefused(
    `There is no database in ${dataDir}, and no gateway runs there. Set DATA_DIR or DATABASE_URL, or start one: npm start`,
  )
}

/** Whoever has the directory has no door: nobody needs to stop a gateway for a command. */
const busy = ({ dataDir }: DataDirectoryInUse): string =>
  `The data directory ${dataDir} is in use by a process that takes no commands: a gateway that is still starting, or another command. Try again in a moment.`
