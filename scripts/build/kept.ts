// Keeps from build to build what costs time to make: packed files, drawn pictures.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keptBuilds } from './keep-assets.ts'

/**
 * The stored result of `make` for the same parts, or else a new one.
 *
 * @param parts everything that the result depends on, including the maker's version and settings
 */
export type Keep = (parts: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>

export interface Kept {
  readonly keep: Keep
  /** Deletes what none of the last builds used. @returns how many results were made, and how many were there already */
  end(): Promise<{ readonly made: number; readonly found: number }>
}

/** File with the beginnings of the last builds. */
const buildsFile = 'builds.json'

/**
 * Results in a folder, each in a file named by the hash of its parts, which begins with the hash of its content: a damaged
 * file is made again. A file's time is the beginning of the last build that used it. Builds may share a folder: files are
 * replaced as a whole, and one deleted by another build is made again.
 *
 * @param began milliseconds since 1970
 */
export async function openKept(folder: string, began = Date.now()): Promise<Kept> {
  await mkdir(folder, { recursive: true })
  const asked = new Map<string, Promise<Uint8Array>>()
  let made = 0
  /** Another build may have deleted the file; then the next use makes it again. */
  const use = (name: string) => utimes(join(folder, name), began / 1000, began / 1000).catch(() => undefined)

  async function write(name: string, content: Uint8Array | string): Promise<void> {
    const part = join(folder, `${randomUUID()}.part`)
    await writeFile(part, content)
    await rename(part, join(folder, name))
    await use(name)
  }

  async function read(name: string): Promise<Uint8Array | undefined> {
    const stored = await readFile(join(folder, name)).catch(() => Buffer.alloc(0))
    const result = stored.subarray(hashLength)
    if (!stored.subarray(0, hashLength).equals(hashOf([result]))) return undefined
    await use(name)
    return result
  }

  async function make(name: string, making: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const there = await read(name)
    if (there) return there
    const result = await making()
    made++
    await write(name, Buffer.concat([hashOf([result]), result]))
    return result
  }

  return {
    keep(parts, making) {
      const name = hashOf(parts).toString('hex')
      const result = asked.get(name) ?? make(name, making)
      asked.set(name, result)
      return result
    },
    async end() {
      const builds: number[] = await readFile(join(folder, buildsFile), 'utf8')
        .then(JSON.parse)
        .catch(() => [])
      const last = [...builds, began].sort((a, b) => a - b).slice(-keptBuilds)
      await write(buildsFile, JSON.stringify(last))
      if (last.length === keptBuilds) await deleteOlder(folder, last[0] ?? began)
      return { made, found: asked.size - made }
    },
  }
}

const hashLength = 32

/** SHA-256 of parts with their lengths, so that what ends one part cannot begin the next. */
function hashOf(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest()
}

/** Files of which the time is before this one. */
async function deleteOlder(folder: string, time: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: time }))
    // File systems round times.
    if (mtimeMs < time - 1) await rm(file, { force: true })
  }
}
