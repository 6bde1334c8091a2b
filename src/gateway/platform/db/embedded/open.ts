import { mkdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { openChannels } from '#gateway/platform/db/channels.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import type { Run } from '#gateway/platform/db/connection.ts'
import { DataDirectoryRefused, DiskFull, StartRefused } from '#gateway/platform/db/errors.ts'
import { executorOn } from '#gateway/platform/db/executor.ts'
import { migrate } from '#gateway/platform/db/migrate.ts'
import { applicationRole, type Limits, listenText, singleDatabase } from '#gateway/platform/db/one-connection.ts'
import { closeToOthers, holdsDatabase, makeEmptyDirectories } from './directory.ts'
import { syncPath, syncTree } from './durable-fs.ts'
import { type DirectoryLock, lockFile, lockIdentity } from './lock.ts'
import { startThread, type Thread } from './thread.ts'
import { connectionTo } from './thread-connection.ts'

const usual: Limits = { wait: 4_500, single: 2_000, statement: 4_000, idle: 13_500, closing: 5_000 }

/** No limit for migrations: the longest delay of a timer. */
const unlimited = 2 ** 31 - 1

/**
 * Opens the database in the subdirectory `database` of a data directory; creates it if it does not exist.
 *
 * @param panicked called when PostgreSQL has ended itself: nothing can be stored any more
 * @throws {StartRefused}
 */
export async function openEmbedded(
  dataDir: string,
  limits: Partial<Limits> = {},
  panicked: (why: string) => void = endProcess,
): Promise<Database> {
  const locks: DirectoryLock[] = []
  const release = () => {
    for (const lock of locks.splice(0).reverse()) lock.release()
  }
  try {
    const directory = await prepare(dataDir, locks)
    const { endLast, ...threads } = await firstThread(directory, panicked)
    return singleDatabase({
      kind: 'embedded',
      ...threads,
      limits: { ...usual, ...limits },
      check: () => expectRoom(directory),
      released: () => endLast().finally(release),
    })
  } catch (error) {
    release()
    throw refusal(dataDir, error)
  }
}

/** Opens the database and migrates it. Returns functions that open another thread after the last one was ended, and that end the last. */
async function firstThread(directory: string, panicked: (why: string) => void) {
  const channels = openChannels()
  const end = (why: string) => panicked(`The database in ${directory} had to stop: ${why}.`)
  const events = { notified: channels.heard, panicked: end }
  const first = await startThread(directory, events)
  try {
    await migrateOn(first)
    await first.ask(applicationRole, [], 'simple', unlimited)
  } catch (error) {
    await first.end()
    throw error
  }
  let last = first

  /** Another thread may open the files only after the last one has ended. */
  async function another(): Promise<Thread> {
    await last.ended
    last = await startThread(directory, events)
    const { ask } = last
    for (const text of [applicationRole, ...channels.names().map(listenText)]) await ask(text, [], 'simple', unlimited)
    channels.restored()
    return last
  }

  const open = () => {
    const starting = last.lost ? another() : Promise.resolve(last)
    starting.catch((error: unknown) => end(error instanceof Error ? error.message : String(error)))
    return connectionTo(starting)
  }
  /** A database that was never asked anything has no link that would end its thread. */
  const endLast = async () => {
    if (!last.lost) await last.end()
  }
  return { channels, open, endLast }
}

async function migrateOn({ ask }: Thread): Promise<void> {
  const run: Run = (text, parameters, shape) => ask(text, parameters, shape, unlimited)
  await migrate({ ...executorOn(run), run: async (text) => void (await run(text, [], 'simple')) })
}

/** Locks the data directory and checks that it holds a complete database that nobody else can read. */
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

// Created under another name and renamed when complete, so that a killed process leaves no incomplete database.
async function initialise(dataDir: string, directory: string): Promise<void> {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const noListeners = { notified: () => undefined, panicked: () => undefined }
  const thread = await startThread(unfinished, noListeners)
  await thread.end()
  syncTree(unfinished)
  renameSync(unfinished, directory)
  syncPath(dataDir)
}

/** Free bytes below which no more requests are accepted: two files of the write-ahead log. */
const room = 32 * 1024 * 1024

/** @throws {DiskFull} if little room is left */
async function expectRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < room) throw new DiskFull(`Less than ${room} bytes are left for ${directory}.`)
}

/** Exit code of a database that could not continue, EX_IOERR of sysexits.h; a failed start has 1. */
const panicCode = 74

/** Ends the process at once, because nothing it answers from here on could be stored. */
function endProcess(why: string): void {
  writeSync(2, `${why.replaceAll(/\s*\n\s*/g, ' ')} What was answered is stored; see docs/operating.md.\n`)
  process.exit(panicCode)
}

/** StatementQueue a file-system error into one line that names the directory. */
function refusal(dataDir: string, error: unknown): unknown {
  const ofSystem = error instanceof Error && !(error instanceof StartRefused) && 'syscall' in error
  if (!ofSystem) return error
  const hint = 'It must be a directory that this user may read and write.'
  return new DataDirectoryRefused(`The data directory ${dataDir} cannot be used: ${error.message}. ${hint}`, {
    cause: error,
  })
}
