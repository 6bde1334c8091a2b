import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DataDirectoryRefused } from '#gateway/platform/db/errors.ts'

/** Files of the gateway in a data directory; SQLite names its own files after the lock, and operators come by a socket. */
const ownFile = /^(?:database(?:\.new|\.lock(?:-journal|-wal|-shm)?)?|operators(?:-[0-9a-f]{8})?\.sock)$/

/** Files that do not prevent a new database: hidden files, and what a file system creates at its root. */
const harmless = /^(?:\.|lost\+found$)/

/** Files without which PostgreSQL does not start, or starts with an empty database. */
const files = ['PG_VERSION', 'postgresql.conf', 'base/1/PG_VERSION', 'global/pg_control', 'global/pg_filenode.map']

/** Directories that are never empty in a database. Without `pg_xact` all transactions would count as rolled back. */
const filled: Readonly<Record<string, RegExp>> = {
  'base/5': /^\d+$/,
  global: /^\d+$/,
  'pg_multixact/members': /^[0-9A-F]{4}/,
  'pg_multixact/offsets': /^[0-9A-F]{4}/,
  pg_wal: /^[0-9A-F]{24}$/,
  pg_xact: /^[0-9A-F]{4}/,
}

/** Directories that are empty while no process runs. Many backups omit empty directories; nothing is lost with them. */
const empty = [
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_logical/mappings', 'pg_logical/snapshots', 'pg_notify', 'pg_replslot'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase'],
  ...['pg_wal/archive_status', 'pg_wal/summaries'],
]

/**
 * Whether a data directory contains a database.
 *
 * @throws {DataDirectoryRefused} if the database is incomplete, or if other files lie where a new one would be created:
 *   a   new database would hide the loss of data
 */
export function holdsDatabase(dataDir: string): boolean {
  const directory = join(dataDir, 'database')
  if (existsSync(directory)) {
    const missing = missingParts(directory)
    if (missing.length === 0) return true
    throw new DataDirectoryRefused(incomplete(directory, missing))
  }
  const strange = readdirSync(dataDir).filter((name) => !ownFile.test(name) && !harmless.test(name))
  if (strange.length === 0) return false
  throw new DataDirectoryRefused(
    `There is no database in ${dataDir}, but other files (${listed(strange)}). Set DATA_DIR to the directory that holds "database", or to an empty one to begin anew.`,
  )
}

/** An error that names the missing files and says what to do. */
export function incomplete(directory: string, missing: readonly string[]): string {
  return `The database in ${directory} is not whole; missing: ${listed(missing)}. Restore all of it from a backup, or move it away to begin anew.`
}

function missingParts(directory: string): string[] {
  const missing = files.filter((name) => !existsSync(join(directory, name)))
  const hollow = Object.entries(filled).filter(([name, content]) => !namesIn(join(directory, name)).some(is(content)))
  return [...missing, ...hollow.map(([name]) => `${name}/`)]
}

const is = (content: RegExp) => (name: string) => content.test(name)

function namesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory) : []
}

function listed(names: readonly string[]): string {
  return names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')
}

/** Creates the empty directories that a backup may have omitted. */
export function makeEmptyDirectories(directory: string): void {
  for (const name of empty) mkdirSync(join(directory, name), { recursive: true, mode: 0o700 })
}

/**
 * Restricts a database's directory and everything in it to the owner. The data directory around it is restricted too,
 * unless it contains files of others.
 */
export function closeToOthers(dataDir: string): void {
  if (process.platform === 'win32') return
  if (readdirSync(dataDir).every((name) => ownFile.test(name) || name === 'lost+found')) close(dataDir)
  for (const name of readdirSync(dataDir).filter(is(ownFile))) closeTree(join(dataDir, name))
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
