import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DataDirectoryRefused, NotDurable } from '#gateway/db/errors.ts'
import { pgliteParsers } from '#gateway/db/pglite.ts'
import { incomplete } from './directory.ts'
import { DurableFs, durableStartParams } from './durable-fs.ts'

/** Says what PostgreSQL wrote last before it ended, and does not return. */
type Panic = (why: string) => never

/**
 * PGlite on a directory, durable; a database is made where there is none.
 *
 * @param panic called when PostgreSQL ends itself: it could not write its log, or crashed
 * @throws {StartRefused} where PostgreSQL refuses, files of its tables are missing, or fsync is off
 */
export async function openDurable(directory: string, panic: Panic): Promise<PGlite> {
  const said: string[] = []
  const lastWords = (otherwise: unknown) => {
    const line = said.findLast((text) => ending.test(text)) ?? String(otherwise)
    return line.replace(ending, '').replaceAll(PGlite.paths.PGDATA, directory)
  }
  const pg = await create(directory, said).catch((cause: unknown) => {
    const why = lastWords(cause)
    const advice = why.includes('No space left')
      ? 'Make room on the disk and start again.'
      : 'If its files are damaged, restore all of it from a backup.'
    throw new DataDirectoryRefused(`The database in ${directory} cannot be opened: ${why}. ${advice}`, { cause })
  })
  endOnPanic(pg, (thrown) => panic(lastWords(thrown)))
  const fsync = await pg.query<{ fsync: string }>('SHOW fsync')
  if (fsync.rows[0]?.fsync !== 'on') throw new NotDurable('The embedded database would run without fsync.')
  const { rows } = await pg.query<{ path: string }>(relationFiles)
  const missing = rows.map(({ path }) => path).filter((path) => !existsSync(join(directory, path)))
  if (missing.length > 0) throw new DataDirectoryRefused(incomplete(directory, missing))
  return pg
}

/** What PostgreSQL writes before the reason for which it ends. */
const ending = /^.*?(?:FATAL|PANIC): +/

// Every table, index and sequence has at least one file, even where it is empty.
const relationFiles = `SELECT pg_relation_filepath(oid) AS path FROM pg_class
  WHERE relkind IN ('r', 'i', 'S', 't', 'm') AND relpersistence = 'p'`

function create(directory: string, said: string[]): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFs(directory),
    startParams: durableStartParams,
    parsers: pgliteParsers,
    onStderr: (line) => {
      // The log of all statements that ever failed is of no use.
      if (said.push(line) > 50) said.shift()
      return false
    },
  })
}

/** The jump by which PGlite hands an SQL error back; everything else that its module throws is its end. */
const errorJump = 100

/**
 * PGlite 0.5.16 takes whatever its module throws for an SQL error and calls it again, for ever at full speed where
 * PostgreSQL has ended itself.
 */
function endOnPanic(pg: PGlite, panic: (thrown: unknown) => never): void {
  const module = pg.Module as unknown as { _PostgresMainLoopOnce(): void }
  const once = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (thrown) {
      if (thrown instanceof Object && 'status' in thrown && thrown.status === errorJump) throw thrown
      panic(thrown)
    }
  }
}
