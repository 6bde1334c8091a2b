// The schema as a dump that is kept from process to process: to run all migrations anew takes seconds.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Database } from './client.ts'
import { readDump, writeDump } from './dump-file.ts'
import { openMemory } from './memory.ts'
import { schemaChecksum } from './migrate.ts'

/**
 * A database in memory with the schema and nothing in it, from the dump in a folder if there is one. What opens it from
 * there runs what has not run, as ever.
 *
 * @param folder of such dumps alone
 */
export async function openCachedSchema(folder: string): Promise<Database> {
  const dump = readDump(join(folder, fileName()))
  const database = await openMemory(dump)
  if (!dump) await keepSchema(folder, database)
  return database
}

/** Keeps a dump of a migrated database in the folder, and deletes those of other schemas. */
export async function keepSchema(folder: string, database: Database): Promise<void> {
  const name = fileName()
  await writeDump(join(folder, name), database)
  for (const other of readdirSync(folder)) if (other !== name) rmSync(join(folder, other))
}

/** Another for each version of the embedded database, and of all migrations and functions. */
function fileName(): string {
  const library = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
  const { version } = JSON.parse(readFileSync(library, 'utf8'))
  return `${createHash('sha256').update(`${version} ${schemaChecksum()}`).digest('hex').slice(0, 32)}.tar`
}
