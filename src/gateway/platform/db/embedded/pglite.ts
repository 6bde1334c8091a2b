import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { DataDirectoryRefused, NotDurable } from '#gateway/platform/db/errors.ts'
import { pgliteExtensions, pgliteParsers, runOn } from '#gateway/platform/db/pglite.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { incomplete } from './directory.ts'
import { DurableFs, durableStartParams } from './durable-fs.ts'

/** Reports the last message of PostgreSQL before its end; does not return. */
type Panic = (why: string) => never

/**
 * Opens a durable PGlite on a directory; creates the database if there is none.
 *
 * @param postgres its program, compiled
 * @param panic called when PostgreSQL ends itself: it could not write its log, or crashed
 * @throws {StartRefused} if PostgreSQL refuses to start, table files are missing, or fsync is off
 */
export async function openDurable(directory: string, postgres: WebAssembly.Module, panic: Panic): Promise<PGlite> {
  const output: string[] = []
  const lastWords = (otherwise: unknown) => {
    const line = output.findLast((text) => ending.test(text)) ?? String(otherwise)
    return line.replace(ending, '').replaceAll(PGlite.paths.PGDATA, directory)
  }
  const pg = await create(directory, postgres, output).catch((cause: unknown) => {
    const why = lastWords(cause)
    const advice = why.includes('No space left')
      ? 'Make room on the disk and start again.'
      : 'If its files are damaged, restore all of it from a backup.'
    throw new DataDirectoryRefused(`The database in ${directory} cannot be opened: ${why}. ${advice}`, { cause })
  })
  endOnPanic(pg, (thrown) => panic(lastWords(thrown)))
  const on: Executor = { query: (text) => runOn(pg, text, [], 'objects') }
  if ((await rowOf(on, FsyncRow, 'SHOW fsync'))?.fsync !== 'on')
    throw new NotDurable('The embedded database would run without fsync.')
  const missing = (await rowsOf(on, FileRow, relationFiles))
    .map(({ path }) => path)
    .filter((path) => !existsSync(join(directory, path)))
  if (missing.length > 0) throw new DataDirectoryRefused(incomplete(directory, missing))
  return pg
}

const FsyncRow = type({ fsync: string() })
const FileRow = type({ path: string() })

/** The prefix of PostgreSQL's message about the reason of its end. */
const ending = /^.*?(?:FATAL|PANIC): +/

// Every table, index and sequence has at least one file, even if it is empty.
const relationFiles = `SELECT pg_relation_filepath(oid) AS path FROM pg_class
  WHERE relkind IN ('r', 'i', 'S', 't', 'm') AND relpersistence = 'p'`

function create(directory: string, postgres: WebAssembly.Module, output: string[]): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: postgres,
    fs: new DurableFs(directory),
    startParams: durableStartParams,
    parsers: pgliteParsers,
    extensions: pgliteExtensions,
    onStderr: (line) => {
      // Only the latest messages are of interest.
      if (output.push(line) > 50) output.shift()
      return false
    },
  })
}

/** The exception by which PGlite's module reports an SQL error. Every other exception of the module means its end. */
const errorJump = 100

/**
 * PGlite 0.5.16 treats every exception of its module as an SQL error and calls it again. After the end of PostgreSQL
 * that would be an endless loop.
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
