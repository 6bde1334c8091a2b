import { createHash } from 'node:crypto'
import { join } from 'node:path'

/**
 * Where the gateway of an installation listens to its operators: a socket in the data directory. Gateways on PostgreSQL
 * name it by the server and the database, so that a command never speaks to the gateway of another one.
 *
 * @param databaseUrl undefined for the embedded database
 */
export function doorPath(dataDir: string, databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return join(dataDir, 'operators.sock')
  // Without user and password. One that is no address is refused where the database is opened.
  const { host, pathname } = URL.parse(databaseUrl) ?? { host: '', pathname: databaseUrl }
  const name = createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 8)
  return join(dataDir, `operators-${name}.sock`)
}
