import { DatabaseSync } from 'node:sqlite'
import { DataDirectoryInUse } from './errors.ts'

/** Holds a data directory for this process until released. */
export type DirectoryLock = { release(): void }

/**
 * Takes the exclusive lock of a data directory, or refuses at once. It is the operating system's lock on the file,
 * so a killed process leaves nothing behind; the handle must stay open as long as the database does.
 *
 * @param file beside the database's own directory
 * @throws {DataDirectoryInUse}
 */
export function lockDirectory(file: string, dataDir: string): DirectoryLock {
  const handle = new DatabaseSync(file, { timeout: 0 })
  try {
    handle.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    handle.close()
    throw isBusy(error) ? new DataDirectoryInUse(dataDir) : error
  }
  return { release: () => handle.close() }
}

// SQLITE_BUSY and SQLITE_LOCKED
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6)
}
