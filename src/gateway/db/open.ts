import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database, DatabaseConfig } from './client.ts'
import { DurableFs, durableStartParams, syncPath, syncTree } from './durable-fs.ts'
import { NotDurable } from './errors.ts'
import { lockDirectory } from './lock.ts'
import { pgliteDatabase, pgliteParsers } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the database the configuration names and brings its schema up to date.
 *
 * @throws {DataDirectoryInUse} another process has the embedded data directory
 * @throws {DatabaseUnavailable} PostgreSQL does not answer
 * @throws {MigrationFailed}
 * @throws {NotDurable} the embedded database would run without fsync
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

async function openMemory(dump: Blob | undefined): Promise<Database> {
  const pg = await PGlite.create({ parsers: pgliteParsers, ...(dump ? { loadDataDir: dump } : {}) })
  return pgliteDatabase(pg, 'memory')
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const lock = lockDirectory(join(dataDir, 'database.lock'), dataDir)
  try {
    const directory = join(dataDir, 'database')
    if (!existsSync(directory)) await initialise(dataDir, directory)
    const pg = await openDurable(directory)
    const fsync = await pg.query<{ fsync: string }>('SHOW fsync')
    if (fsync.rows[0]?.fsync !== 'on') throw new NotDurable('The embedded database would run without fsync.')
    return await pgliteDatabase(pg, 'embedded', lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

// Made under another name and renamed when complete: a process killed meanwhile leaves no half database.
async function initialise(dataDir: string, directory: string): Promise<void> {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const pg = await openDurable(unfinished)
  await pg.close()
  syncTree(unfinished)
  renameSync(unfinished, directory)
  syncPath(dataDir)
}

function openDurable(directory: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFs(directory), startParams: durableStartParams, parsers: pgliteParsers })
}
