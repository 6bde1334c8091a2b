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
 * A database in memory with the schema and nothing in it. Its dump is kept in a folder, under the versions of the
 * embedded database and of all migrations and functions. What opens it from there runs what has not run, as ever.
 *
 * @param folder of such dumps alone: those of other schemas in it are deleted
 */
export async function openKeptSchema(folder: string): Promise<Database> {
  const name = `${checksum()}.tar`
  const file = join(folder, name)
  const dump = readDump(file)
  const database = await openMemory(dump)
  if (!dump) {
    await writeDump(file, database)
    for (const other of readdirSync(folder)) if (other !== name) rmSync(join(folder, other))
  }
  return database
}

function checksum(): string {
  const library = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
  const { version } = JSON.parse(readFileSync(library, 'utf8'))
  return createHash('sha256').update(`${version} ${schemaChecksum()}`).digest('hex').slice(0, 32)
}
