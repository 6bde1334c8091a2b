// Databases that are filled once and opened by many tests: kept in files named by what filled them.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#gateway/config.ts'
import type { Database } from '#gateway/db/client.ts'
import { readDump, writeDump } from '#gateway/db/dump-file.ts'
import { schemaChecksum } from '#gateway/db/migrate.ts'
import { openDatabase } from '#gateway/db/open.ts'
import { createLog } from '#gateway/log.ts'
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

/**
 * A data directory of the embedded database with the demonstration in it, which the caller may change. The rounds of
 * the demonstration end today, so each day makes another.
 */
export function demoDirectory(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  return directoryOf(`demo-${schemaChecksum()}-${seedChecksum()}-${day}`, (database) => fill(database, '1'))
}

/** The same with the schema and nothing in it: to make one takes several times as long as to fill it. */
export const migratedDirectory = () => directoryOf(`migrated-${schemaChecksum()}`, () => Promise.resolve())

async function directoryOf(name: string, write: (database: Database) => Promise<void>): Promise<string> {
  const filled = join(kept, name)
  const make = async () => {
    if (existsSync(filled)) return
    const unfinished = mkdtempSync(`${filled}.`)
    const database = await openDatabase({ kind: 'embedded', dataDir: unfinished })
    await write(database)
    await database.close()
    renameSync(unfinished, filled)
  }
  // The demonstration takes a processor a quarter of a minute: another process waits for it.
  if (!existsSync(filled)) await withLock(`${filled}.lock`, make)
  const copy = mkdtempSync(join(tmpdir(), 'arara-data-'))
  cpSync(filled, copy, { recursive: true })
  return copy
}

/** @param demo whether the demonstration's members come with the catalogue */
export function fill(database: Database, demo: '0' | '1'): Promise<void> {
  const config = parseConfig({ SEED_DEMO: demo })
  return seed({ database, config, log: createLog('silent'), now: () => new Date() })
}

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
