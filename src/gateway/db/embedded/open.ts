import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '#gateway/db/client.ts'
import { DataDirectoryRefused, NotDurable, StartRefused } from '#gateway/db/errors.ts'
import { pgliteDatabase, pgliteParsers } from '#gateway/db/pglite.ts'
import { closeToOthers, holdsDatabase, incomplete, makeEmptyDirectories } from './directory.ts'
import { DurableFs, durableStartParams, syncPath, syncTree } from './durable-fs.ts'
import { type DirectoryLock, lockFile, lockIdentity } from './lock.ts'

/**
 * The database in the subdirectory `database` of a data directory, made where there is none.
 *
 * @throws {StartRefused}
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const locks: DirectoryLock[] = []
  const release = () => {
    for (const lock of locks.splice(0).reverse()) lock.release()
  }
  try {
    const directory = await prepare(dataDir, locks)
    const pg = await openDurable(directory)
    return await pgliteDatabase(pg, 'embedded', release)
  } catch (error) {
    release()
    throw refusal(dataDir, error)
  }
}

/** Locks the data directory, makes sure that a whole database lies there, and that nobody else may read it. */
async function prepare(dataDir: string, locks: DirectoryLock[]): Promise<string> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  locks.push(lockFile(join(dataDir, 'database.lock'), dataDir))
  locks.push(await lockIdentity(dataDir, dataDir))
  const directory = join(dataDir, 'database')
  if (holdsDatabase(dataDir)) makeEmptyDirectories(directory)
  else await initialise(dataDir, directory)
  locks.push(await lockIdentity(directory, dataDir))
  closeToOthers(dataDir)
  return directory
}

// Made under another name and renamed when complete: a process killed meanwhile leaves no half database.
async function initialise(dataDir: string, directory: string): Promise<void> {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const pg = await createDurable(unfinished)
  await pg.close()
  syncTree(unfinished)
  renameSync(unfinished, directory)
  syncPath(dataDir)
}

/** @throws {StartRefused} where PostgreSQL refuses, files of its tables are missing, or fsync is off */
async function openDurable(directory: string): Promise<PGlite> {
  const pg = await createDurable(directory)
  const fsync = await pg.query<{ fsync: string }>('SHOW fsync')
  if (fsync.rows[0]?.fsync !== 'on') throw new NotDurable('The embedded database would run without fsync.')
  const { rows } = await pg.query<{ path: string }>(relationFiles)
  const missing = rows.map(({ path }) => path).filter((path) => !existsSync(join(directory, path)))
  if (missing.length > 0) throw new DataDirectoryRefused(incomplete(directory, missing))
  return pg
}

// Every table, index and sequence has at least one file, even where it is empty.
const relationFiles = `SELECT pg_relation_filepath(oid) AS path FROM pg_class
  WHERE relkind IN ('r', 'i', 'S', 't', 'm') AND relpersistence = 'p'`

async function createDurable(directory: string): Promise<PGlite> {
  const said: string[] = []
  const options = {
    fs: new DurableFs(directory),
    startParams: durableStartParams,
    parsers: pgliteParsers,
    onStderr: (line: string) => {
      said.push(line)
      return false
    },
  }
  try {
    return await PGlite.create(options)
  } catch (cause) {
    const line = said.findLast((text) => lastWords.test(text)) ?? String(cause)
    const why = line.replace(lastWords, '').replaceAll(PGlite.paths.PGDATA, directory)
    throw new DataDirectoryRefused(
      `The database in ${directory} cannot be opened: ${why}. Restore all of it from a backup.`,
      { cause },
    )
  }
}

/** What PostgreSQL writes before the reason for which it ends. */
const lastWords = /^.*?(?:FATAL|PANIC): +/

/** An error of the file system, as a line that names the directory. */
function refusal(dataDir: string, error: unknown): unknown {
  const ofSystem = error instanceof Error && !(error instanceof StartRefused) && 'syscall' in error
  if (!ofSystem) return error
  const hint = 'It must be a directory that this user may read and write.'
  return new DataDirectoryRefused(`The data directory ${dataDir} cannot be used: ${error.message}. ${hint}`, {
    cause: error,
  })
}
