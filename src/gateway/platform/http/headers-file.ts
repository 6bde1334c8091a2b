/** Headers for the paths of one pattern. */
export interface HeaderRule {
  matches(path: string): boolean
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Parses a `_headers` file as Netlify and Cloudflare do: a path on its own line, its headers indented below. `*`
 * matches anything, `:name` one segment. A later rule overrides an earlier one.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: pathPattern(content), headers: [] })
      continue
    }
    const colon = content.indexOf(':')
    if (colon > 0) rules.at(-1)?.headers.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()])
  }
  return rules.map(({ pattern, headers }) => ({ headers, matches: (path) => pattern.test(path) }))
}

function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`)
}
