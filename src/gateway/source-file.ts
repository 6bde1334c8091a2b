import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The text of a file of the project, such as copy or a style sheet.
 *
 * @param path from the root of the project
 * @throws Error if it is not there
 */
export function readSourceFile(path: string): string {
  // Where the gateway is bundled (the static build does that), this module is no longer in its folder.
  const file = [resolve(import.meta.dirname, '../..', path), resolve(path)].find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`${path} is not there`)
  return readFileSync(file, 'utf8')
}
