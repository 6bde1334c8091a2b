import type { Database, DatabaseConfig } from './client.ts'
import { openEmbedded } from './embedded/open.ts'
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
      // PGlite is large, and a gateway needs it in its thread only.
      return (await import('./memory.ts')).openMemory(config.dump)
  }
}
