// Work of a build that needs no page, for threads beside the one that draws the pages (`threads.ts`). Everything here is
// synchronous: a thread has nothing else to do meanwhile, and an asynchronous call for each of thousands of small files
// takes far longer than the call itself.
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from './pack.ts'

/** Jobs by their names. Arguments and results are copied from thread to thread. */
export const jobs = { pack, copyFolder, remove }

/** Copies the content of a folder, with whatever its links point to. */
function copyFolder({ from, to }: { readonly from: string; readonly to: string }): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const file = join(from, entry.name)
    const isFolder = entry.isSymbolicLink() ? statSync(file).isDirectory() : entry.isDirectory()
    if (isFolder) copyFolder({ from: file, to: join(to, entry.name) })
    else copyFileSync(file, join(to, entry.name))
  }
}

/** Deletes a folder, or what is in it besides some names. */
function remove({ folder, but = [] }: { readonly folder: string; readonly but?: readonly string[] }): void {
  const stay = new Set(but)
  const gone =
    stay.size === 0 ? [folder] : readdirSync(folder).flatMap((name) => (stay.has(name) ? [] : join(folder, name)))
  for (const path of gone) rmSync(path, { recursive: true, force: true })
}
