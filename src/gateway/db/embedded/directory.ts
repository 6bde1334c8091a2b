import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DataDirectoryRefused } from '#gateway/db/errors.ts'

/** What this gateway keeps in a data directory; SQLite's own files beside its lock are named after it. */
const ours = /^database(?:\.new|\.lock(?:-journal|-wal|-shm)?)?$/

/** What may lie where a new database is made: hidden files, and what a file system puts at its own root. */
const harmless = /^(?:\.|lost\+found$)/

/** Without one of these PostgreSQL does not start, or starts and finds nothing. */
const files = ['PG_VERSION', 'postgresql.conf', 'base/1/PG_VERSION', 'global/pg_control', 'global/pg_filenode.map']

/** Directories that are never empty in a database. Without the state of its transactions all of them count as undone. */
const filled: Readonly<Record<string, RegExp>> = {
  'base/5': /^\d+$/,
  global: /^\d+$/,
  'pg_multixact/members': /^[0-9A-F]{4}/,
  'pg_multixact/offsets': /^[0-9A-F]{4}/,
  pg_wal: /^[0-9A-F]{24}$/,
  pg_xact: /^[0-9A-F]{4}/,
}

/** Directories that hold nothing while no process runs. Many backups leave out empty ones; nothing is lost with them. */
const empty = [
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_logical/mappings', 'pg_logical/snapshots', 'pg_notify', 'pg_replslot'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase'],
  ...['pg_wal/archive_status', 'pg_wal/summaries'],
]

/**
 * Whether a database lies in a data directory.
 *
 * @throws {DataDirectoryRefused} for half a database, and for a directory with other people's files in it where a
 *   database would have to be made: data may lie there, and a new database would hide that they are gone
 */
export function holdsDatabase(dataDir: string): boolean {
  const directory = join(dataDir, 'database')
  if (existsSync(directory)) {
    const missing = missingParts(directory)
    if (missing.length === 0) return true
    throw new DataDirectoryRefused(incomplete(directory, missing))
  }
  const strange = readdirSync(dataDir).filter((name) => !ours.test(name) && !harmless.test(name))
  if (strange.length === 0) return false
  throw new DataDirectoryRefused(
    `There is no database in ${dataDir}, but other files (${listed(strange)}). Set DATA_DIR to the directory that holds "database", or to an empty one to begin anew.`,
  )
}

/** Says what is missing, and what to do. */
export function incomplete(directory: string, missing: readonly string[]): string {
  return `The database in ${directory} is not whole; missing: ${listed(missing)}. Restore all of it from a backup, or move it away to begin anew.`
}

function missingParts(directory: string): string[] {
  const gone = files.filter((name) => !existsSync(join(directory, name)))
  const hollow = Object.entries(filled).filter(([name, content]) => !namesIn(join(directory, name)).some(is(content)))
  return [...gone, ...hollow.map(([name]) => `${name}/`)]
}

const is = (content: RegExp) => (name: string) => content.test(name)

function namesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory) : []
}

function listed(names: readonly string[]): string {
  return names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')
}

/** Makes the directories again that a backup may have left out because nothing was in them. */
export function makeEmptyDirectories(directory: string): void {
  for (const name of empty) mkdirSync(join(directory, name), { recursive: true, mode: 0o700 })
}

/**
 * Takes every right from everybody but the owner, under a database's directory and on itself. The data directory around
 * it is closed too where nobody else's files are in it: one that is shared stays as its owner wants it.
 */
export function closeToOthers(dataDir: string): void {
  if (process.platform === 'win32') return
  if (readdirSync(dataDir).every((name) => ours.test(name) || name === 'lost+found')) close(dataDir)
  for (const name of readdirSync(dataDir).filter(is(ours))) closeTree(join(dataDir, name))
}

function closeTree(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  close(path)
  if (found.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name))
}

function close(path: string): void {
  const { mode } = lstatSync(path)
  if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700)
}
