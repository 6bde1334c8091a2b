import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A use of a message in the code. */
export interface Usage {
  readonly file: string
  /** Matches the key, or all keys that a template can produce. */
  readonly pattern: RegExp
  /** The full key, if it is an argument of `t`. */
  readonly key: string | undefined
  /** The area of the message; undefined if the file does not determine it. */
  readonly area: string | undefined
}

/** All uses of messages in `src`. */
export async function findUsages(root: string, areas: readonly string[]): Promise<Usage[]> {
  const names = await readdir(join(root, 'src'), { recursive: true })
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /\.(ts|tsx|astro)$/.test(name))
  const usages: Usage[] = []
  for (const file of files.sort())
    usages.push(...usagesIn(file, await readFile(join(root, 'src', file), 'utf8'), areas))
  return usages
}

const word = '[A-Za-z0-9_-]+'
const quoted = new RegExp(`(['"])(${word}(?:\\.${word})*)\\1`, 'g')
// Keys have no other characters with a meaning in patterns.
const escaped = (text: string) => text.replaceAll('.', '\\.')
const template = /`([^`\n]*\$\{[^`\n]*)`/g

function usagesIn(file: string, source: string, areas: readonly string[]): Usage[] {
  const given = [...source.matchAll(/\btranslator\([^,]+,\s*'([\w-]+)'\)/g)].map(([, name]) => name)
  const stated = given.length === 1 ? given[0] : undefined
  const inCalls = new Set(callsOf(source).flatMap((call) => [...call.matchAll(quoted)].map(([, , key = '']) => key)))
  const first = new Set([...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key))
  const keys = [...source.matchAll(quoted)].map(([, , key = '']) => key)
  const fixed = [...new Set(keys)]
    // A plain word such as 'all' counts as a key only as an argument of `t`, or as a label in a table.
    .filter((key) => key.includes('.') || inCalls.has(key) || labels(source).has(key))
    .map((key): Usage => {
      const pattern = new RegExp(`^${escaped(key)}$`)
      return { file, pattern, key: first.has(key) ? key : undefined, area: stated }
    })
  const made = [...source.matchAll(template)].flatMap(([, text = '']): Usage[] => {
    const parts = text.split(/\$\{[^}]*\}/)
    if (!parts.every((part) => /^[\w.-]*$/.test(part))) return []
    const pattern = new RegExp(`^${parts.map((part) => escaped(part)).join(word)}$`)
    // `${name}.title` would match every title, so it counts only for the area that the path names.
    const open = parts[0] === ''
    const area = stated ?? (open ? areas.find((name) => file.split(/[/.]/).includes(name)) : undefined)
    if (open ? area === undefined || !text.includes('.') : !/[._]$/.test(parts[0] ?? '')) return []
    return [{ file, pattern, key: undefined, area }]
  })
  return [...fixed, ...made]
}

const labels = (source: string) => new Set([...source.matchAll(/\blabel: '([^']+)'/g)].map(([, key = '']) => key))

/** The arguments of each call of `t`. */
function callsOf(source: string): string[] {
  return [...source.matchAll(/\bt\(/g)].map((call) => {
    const from = call.index + call[0].length
    let depth = 1
    let at = from
    for (; depth > 0 && at < source.length; at++) depth += source[at] === '(' ? 1 : source[at] === ')' ? -1 : 0
    return source.slice(from, at - 1)
  })
}
