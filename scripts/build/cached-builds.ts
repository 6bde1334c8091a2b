// Keeps from build to build what costs time to make: packed files, drawn pictures.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cachedBuilds } from './keep-assets.ts'

/** Everything that a result depends on, including the maker's version and settings. */
export type Parts = readonly (string | Uint8Array)[]

/** The stored result of `make` for the same parts, or else a new one. */
export type Keep = (parts: Parts, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** How many results a build made, and how many were there already. */
interface Tally {
  readonly made: number
  readonly found: number
}

export interface Kept {
  readonly keep: Keep
  /** Deletes what none of the last builds used. */
  end(): Promise<Tally>
}

/** File with the beginnings of the last builds. */
const buildsFile = 'builds.json'

const hashLength = 32

/** SHA-256 of parts with their lengths, so that what ends one part cannot begin the next. */
function hashOf(parts: Parts): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest()
}

/** The name under which the result of these parts is kept. */
export const keptName = (parts: Parts) => hashOf(parts).toString('hex')

/**
 * The results in a folder, each in a file named by the hash of its parts, which begins with the hash of its content: a
 * damaged file is made again. A file's time is the beginning of the last build that used it. Builds, and the threads of
 * one, may share a folder: files are replaced as a whole, and one deleted by another build is made again.
 */
export class KeptFiles {
  readonly #folder: string
  readonly #began: number

  /** @param began when the build began, in milliseconds since 1970 */
  constructor(folder: string, began: number) {
    this.#folder = folder
    this.#began = began
  }

  /** The result of that name, if it is there and whole. */
  find(name: string): Buffer | undefined {
    const stored = readIfThere(join(this.#folder, name))
    const result = stored?.subarray(hashLength)
    if (!stored || !result || !stored.subarray(0, hashLength).equals(hashOf([result]))) return undefined
    this.#use(name)
    return result
  }

  add(name: string, result: Uint8Array): void {
    this.#write(name, Buffer.concat([hashOf([result]), result]))
  }

  /** Deletes what none of the last builds used. @param used the names that this build found or added */
  end(used: ReadonlySet<string>): void {
    const builds = numbersIn(readIfThere(join(this.#folder, buildsFile)))
    const last = [...builds, this.#began].sort((a, b) => a - b).slice(-cachedBuilds)
    this.#write(buildsFile, JSON.stringify(last))
    const [first = this.#began] = last
    if (last.length === cachedBuilds) this.#deleteOlder(first, used)
  }

  #write(name: string, content: Uint8Array | string): void {
    mkdirSync(this.#folder, { recursive: true })
    const part = join(this.#folder, `${randomUUID()}.part`)
    writeFileSync(part, content)
    renameSync(part, join(this.#folder, name))
    this.#use(name)
  }

  #use(name: string): void {
    try {
      utimesSync(join(this.#folder, name), this.#began / 1000, this.#began / 1000)
    } catch {
      // Another build has deleted the file; then the next use makes it again.
    }
  }

  /** Files of which the time is before this one. */
  #deleteOlder(time: number, used: ReadonlySet<string>): void {
    for (const name of readdirSync(this.#folder)) {
      if (used.has(name)) continue
      const file = join(this.#folder, name)
      const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? time
      // File systems round times.
      if (mtime < time - 1) rmSync(file, { force: true })
    }
  }
}

/** Results of work that waits for something, in a folder of {@link KeptFiles}. */
export function openKept(folder: string, began = Date.now()): Kept {
  const files = new KeptFiles(folder, began)
  const asked = new Map<string, Promise<Uint8Array>>()
  let made = 0

  async function make(name: string, making: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const there = files.find(name)
    if (there) return there
    const result = await making()
    made++
    files.add(name, result)
    return result
  }

  return {
    keep(parts, making) {
      const name = keptName(parts)
      const result = asked.get(name) ?? make(name, making)
      asked.set(name, result)
      return result
    },
    async end() {
      files.end(new Set(asked.keys()))
      return { made, found: asked.size - made }
    },
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The list in a file; empty without a readable one. */
function numbersIn(file: Buffer | undefined): number[] {
  try {
    return JSON.parse(String(file))
  } catch {
    return []
  }
}
