// Origins of vendors' games that operators have added to this checkout, for the policy of the pages.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, create, refine, string } from 'superstruct'
import { isPageOrigin } from '#lib/page-origin.ts'

/** Beside package.json, so that it can be kept with a brand. */
export const originsFile = 'game-origins.json'

const List = array(refine(string(), 'origin', isPageOrigin))

/** The added origins, none without a file. @throws Error for a file that has something else */
export function readOrigins(root: string): readonly string[] {
  const path = join(root, originsFile)
  if (!existsSync(path)) return []
  try {
    return create(JSON.parse(readFileSync(path, 'utf8')), List)
  } catch (cause) {
    throw new Error(`${originsFile}: expected a list of origins such as ["https://games.example.com"]`, { cause })
  }
}

/** Writes an origin into the list. */
export function addOrigin(root: string, origin: string): void {
  const list = [...new Set([...readOrigins(root), origin])].sort()
  writeFileSync(join(root, originsFile), `${JSON.stringify(list, null, 2)}\n`)
}

/** The sources of frames in the policy of the built pages; undefined if no site is built. */
function builtSources(root: string): readonly string[] | undefined {
  const page = join(root, 'dist/index.html')
  if (!existsSync(page)) return undefined
  return /frame-src ([^;"]*)/.exec(readFileSync(page, 'utf8'))?.[1]?.split(' ') ?? []
}

/** Whether the built site lets browsers show pages of an origin; undefined if no site is built. */
export function isBuiltIn(root: string, origin: string): boolean | undefined {
  const sources = builtSources(root)
  const anyPort = origin.replace(/:\d+$/, ':*')
  return sources?.some((source) => source === origin || (anyPort.startsWith('http:') && source === anyPort))
}
