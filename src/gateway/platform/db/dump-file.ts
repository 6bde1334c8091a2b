// Databases in memory that are opened again and again with the same content: kept as dumps in files.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database } from './client.ts'

/** A dump whose bytes are at hand: a blob would hand them over in small pieces, which takes longer than to open it. */
class Dump extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super()
    this.#bytes = bytes
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.slice().buffer)
  }
}

/** The dump in a file, or undefined without such a file. */
export function readDump(file: string): Blob | undefined {
  try {
    return new Dump(new Uint8Array(readFileSync(file)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a dump of a database as a whole: another process finds all of it or nothing. */
export async function writeDump(file: string, database: Database): Promise<Blob> {
  const bytes = withoutTemplates(await (await database.dump()).bytes())
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, file)
  return new Dump(bytes)
}

/** The folders of `template1` and `template0`. */
const templates = /\bbase\/[14]\//

/**
 * A dump without the template databases, which nobody reads. They are a third of its files, and writing them takes a
 * third of the time of opening it.
 */
function withoutTemplates(tar: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder()
  const field = (from: number, length: number) => text.decode(tar.subarray(from, from + length)).split('\0', 1)[0] ?? ''
  const kept: Uint8Array[] = []
  for (let at = 0; field(at, 100) !== ''; ) {
    const size = Number.parseInt(field(at + 124, 12), 8) || 0
    const end = at + 512 + Math.ceil(size / 512) * 512
    if (!templates.test(field(at, 100))) kept.push(tar.subarray(at, end))
    at = end
  }
  // An archive ends with two empty blocks.
  return new Uint8Array(Buffer.concat([...kept, new Uint8Array(1024)]))
}
