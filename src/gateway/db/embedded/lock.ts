import { closeSync, openSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { DataDirectoryInUse } from '#gateway/db/errors.ts'

/** Holds a directory for this process until released. Both kinds are the system's: `kill -9` leaves nothing behind. */
export type DirectoryLock = { release(): void }

/**
 * Takes the exclusive lock of a data directory, or refuses at once. It is the operating system's lock on the file, so it
 * holds between containers that share a disk; the handle must stay open as long as the database does.
 *
 * @param file beside the database's own directory
 * @throws {DataDirectoryInUse}
 */
export function lockFile(file: string, dataDir: string): DirectoryLock {
  // Made here, because SQLite would let everybody read it.
  closeSync(openSync(file, 'a', 0o600))
  const handle = new DatabaseSync(file, { timeout: 0 })
  try {
    handle.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    handle.close()
    throw isBusy(error) ? new DataDirectoryInUse(dataDir) : error
  }
  return { release: () => handle.close() }
}

/**
 * Takes the directory itself, whatever is deleted or renamed in it: a socket in Linux's abstract namespace, which has no
 * file, named by the directory's device and inode. Elsewhere there is no such name and {@link lockFile} stands alone.
 *
 * @throws {DataDirectoryInUse}
 */
export async function lockIdentity(directory: string, dataDir: string): Promise<DirectoryLock> {
  if (process.platform !== 'linux') return { release: () => undefined }
  const { dev, ino } = statSync(directory, { bigint: true })
  // Nobody has anything to say here: whoever connects is hung up on.
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(isTaken(error) ? new DataDirectoryInUse(dataDir) : error))
    server.listen(`\0arara-database-${dev}-${ino}`, resolve)
  })
  // A process that forgets to close its database is kept by the database, not by this.
  server.unref()
  return { release: () => void server.close() }
}

// SQLITE_BUSY and SQLITE_LOCKED
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6)
}

function isTaken(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE'
}
