import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Executor } from '#gateway/platform/db/client.ts'
import { proofsOf } from './cases.ts'

/**
 * Writes a member's pictures of a missing payment into a directory that only its owner can read.
 *
 * @param read reads a picture from the store of uploads
 * @returns the paths of the files, WebP pictures, in the order in which they were sent
 * @throws Error if a picture is not kept, or a file of its name is there
 */
export async function saveProofs(
  on: Executor,
  read: (name: string) => Promise<Uint8Array | undefined>,
  reference: string,
  directory: string,
): Promise<string[]> {
  const names = await proofsOf(on, reference)
  const paths: string[] = []
  for (const [place, name] of names.entries()) {
    const content = await read(name)
    if (!content) throw new Error(`The picture ${name} is not where pictures are kept`)
    const path = join(directory, `${reference}-${place + 1}.webp`)
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await writeFile(path, content, { mode: 0o600, flag: 'wx' })
    paths.push(path)
  }
  return paths
}
