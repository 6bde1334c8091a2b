import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/**
 * The folder for pictures that tests of this process upload; it is deleted when the process ends. In `.data`, where the gateway keeps
 * them by default, `npm start` would take them for what is left of a lost database.
 */
export function uploadsFolder(): string {
  folder ??= make()
  return folder
}

function make(): string {
  const made = mkdtempSync(join(tmpdir(), 'arara-uploads-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}
