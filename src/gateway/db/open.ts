import type { Database, DatabaseConfig } from './client.ts'
import { openEmbedded } from './embedded/open.ts'
import { openMemory } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the database the configuration names and brings its schema up to date.
 *
 * @throws {StartRefused} with one line for the operator: the embedded data directory is in use, not whole, not ours or
 *   not writable; fsync is off; a migration cannot run
 * @throws {DatabaseUnavailable} PostgreSQL does not answer
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  switch (config.kind) {
    case 'postgres':
      return openPostgres(config)
    case 'embedded':
      return openEmbedded(config.dataDir)
    case 'memory':
      return openMemory(config.dump)
  }
}
