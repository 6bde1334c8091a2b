import type { Database, DatabaseConfig } from './client.ts'
import { openEmbedded } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the configured database and migrates it.
 *
 * @throws {StartRefused} with one line for the operator: the embedded data directory is in use, incomplete, not ours or
 *   not   writable; fsync is off; a migration failed
 * @throws {DatabaseUnavailable} if PostgreSQL does not answer
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  switch (config.kind) {
    case 'postgres':
      return openPostgres(config)
    case 'embedded':
      return openEmbedded(config.dataDir)
    case 'memory':
      // Loaded on demand: PGlite is large, and the gateway needs it only in its thread.
      return (await import('./memory.ts')).openMemory(config.dump)
  }
}
