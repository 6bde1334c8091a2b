import { closeSync, openSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { DataDirectoryInUse } from '#gateway/platform/db/errors.ts'

/** A lock on a directory. Both kinds are locks of the operating system, so `kill -9` leaves nothing behind. */
export type DirectoryLock = { release(): void }

/**
 * Takes the exclusive lock of a data directory, or fails at once. It is an operating-system lock on a file, so it also
 * holds between containers that share a disk. The handle must stay open as long as the database does.
 *
 * @param file path beside the database's own directory
 * @throws {DataDirectoryInUse}
 */
export function lockFile(file: string, dataDir: string): DirectoryLock {
  // Created here, because SQLite would create it readable for everybody.
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
 * Locks the directory itself, even if files in it are deleted or renamed: a socket in Linux's abstract namespace, named
 * by the directory's device and inode. Other systems have no such namespace and rely on {@link lockFile} alone.
 *
 * @throws {DataDirectoryInUse}
 */
export async function lockIdentity(directory: string, dataDir: string): Promise<DirectoryLock> {
  if (process.platform !== 'linux') return { release: () => undefined }
  const { dev, ino } = statSync(directory, { bigint: true })
  // The socket has no purpose besides the lock, so connections are closed.
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(isTaken(error) ? new DataDirectoryInUse(dataDir) : error))
    server.listen(`\0arara-database-${dev}-${ino}`, resolve)
  })
  // This socket must not keep a process alive; a database that was not closed does that.
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
