// Databases that are filled once and opened by many tests: kept in files named by what filled them.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { readDump, writeDump } from '#gateway/platform/db/dump-file.ts'
import { schemaChecksum } from '#gateway/platform/db/migrate.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { seedMembers } from '#gateway/seed/demo-members.ts'
import { seed } from '#gateway/seed/seed.ts'
import { withLock } from '#scripts/build/lock.ts'

const root = join(import.meta.dirname, '../..')
const kept = join(root, 'node_modules/.cache/arara')

/** The schema and nothing in it. */
export const migratedDump = () => dumpOf(`bare-migrated-${schemaChecksum()}`, () => Promise.resolve())

/** The schema and the catalogue, no accounts. */
export const seededDump = () =>
  dumpOf(`bare-seeded-${schemaChecksum()}-${seedChecksum()}`, (database) => fill(database, '0'))

/** Sources of the seed's rows. */
function seedChecksum(): string {
  const folder = join(root, 'src/gateway/seed')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  return short(files.sort().map((name) => readFileSync(join(folder, name), 'utf8')))
}

/** The rounds of the demonstration end today, so each day has another. */
const demoName = () => `demo-${schemaChecksum()}-${seedChecksum()}-${new Date().toISOString().slice(0, 10)}`

/** A data directory of the embedded database with the demonstration in it, which the caller may change. */
export const demoDirectory = () => copyOf(filled(demoName(), (database) => fill(database, '1')))

/** The same with the catalogue and those accounts of the demonstration that can log in, which have done nothing yet. */
export const accountsDirectory = () =>
  copyOf(
    filled(`accounts-${schemaChecksum()}-${seedChecksum()}`, async (database) => {
      await fill(database, '0')
      await seedMembers(seeding(database, '0'))
    }),
  )

/** The same with the schema and nothing in it: to make one takes several times as long as to copy it. */
export const migratedDirectory = () => copyOf(migrated())

/**
 * Keeps a copy of a directory that `npm start` has filled, for whoever asks for the demonstration next: to fill one takes a
 * processor a quarter of a minute. The gateway must have ended.
 */
export async function keepAsDemo(dataDir: string): Promise<void> {
  await makeOnce(demoName(), (unfinished) => cpSync(dataDir, unfinished, { recursive: true }))
}

const migrated = () =>
  makeOnce(`migrated-${schemaChecksum()}`, async (dataDir) => {
    const database = await openDatabase({ kind: 'embedded', dataDir })
    await database.close()
  })

const filled = (name: string, write: (database: Database) => Promise<void>) =>
  makeOnce(name, async (dataDir) => {
    cpSync(await migrated(), dataDir, { recursive: true })
    const database = await openDatabase({ kind: 'embedded', dataDir })
    await write(database)
    await database.close()
  })

async function copyOf(directory: Promise<string>): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'arara-data-'))
  cpSync(await directory, copy, { recursive: true })
  return copy
}

/** Makes a directory that is kept, unless it is there; whoever else needs it waits. @returns its path */
async function makeOnce(name: string, make: (unfinished: string) => void | Promise<void>): Promise<string> {
  const directory = join(kept, name)
  const whole = async () => {
    if (existsSync(directory)) return
    const unfinished = mkdtempSync(`${directory}.`)
    await make(unfinished)
    renameSync(unfinished, directory)
  }
  if (!existsSync(directory)) await withLock(`${directory}.lock`, whole)
  return directory
}

/** @param demo whether the demonstration's members come with the catalogue */
export function fill(database: Database, demo: '0' | '1'): Promise<void> {
  return seed(seeding(database, demo))
}

const seeding = (database: Database, demo: '0' | '1') =>
  gatewayDeps({
    database,
    config: parseConfig({ SEED_DEMO: demo }),
    log: createLog('silent'),
    now: () => new Date(),
  })

/** Read once in a process, whose test files open a database from them each. */
const dumps = new Map<string, Blob>()

async function dumpOf(name: string, write: (database: Database) => Promise<void>): Promise<Blob> {
  const file = join(kept, `${name}.tar`)
  const there = dumps.get(name) ?? readDump(file)
  if (there) {
    dumps.set(name, there)
    return there
  }
  const database = await openDatabase({ kind: 'memory' })
  await write(database)
  const dump = await writeDump(file, database)
  await database.close()
  return dump
}

function short(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
