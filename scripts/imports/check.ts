import type { Import } from './sources.ts'

type Rules = Readonly<Record<string, readonly string[]>>

/** One line for each import that no rule allows. */
export function forbidden(imports: readonly Import[], rules: Rules): string[] {
  // The deepest folder first; named folders before `*`.
  const depth = (rule: string) => rule.split('/').length - (rule.includes('*') ? 0.5 : 0)
  const folders = Object.keys(rules).toSorted((a, b) => depth(b) - depth(a))
  return imports.flatMap(({ from, to, name }) => {
    if (name.startsWith('../')) return [`${from} imports ${name}: another folder is named by its # path`]
    const folder = folders.find((rule) => lies(from, rule))
    if (folder === undefined) return [`${from}: no rule names its folder`]
    const own = from.split('/').slice(0, folder.split('/').length).join('/')
    const allowed = [own, ...(rules[folder] ?? [])]
    return allowed.some((rule) => lies(to, rule))
      ? []
      : [`${from} imports ${to}; ${folder} may import ${allowed.join(', ')}`]
  })
}

/** Whether a file is in a folder, or is the file that a rule names; `*` matches one name, `{a,b}` each of some. */
function lies(file: string, rule: string): boolean {
  const parts = file.split('/')
  const wanted = rule.split('/')
  const fitsInLength = rule.includes('.') ? parts.length === wanted.length : parts.length > wanted.length
  return fitsInLength && wanted.every((part, at) => fits(parts[at] ?? '', part))
}

function fits(name: string, part: string): boolean {
  const pattern = part.replace(/[.[\]$()+]/g, '\\$&').replaceAll('*', '[^/]*')
  const choices = pattern.replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
  return new RegExp(`^${choices}$`).test(name)
}

/** Import cycles, each once, as `a > b > a`. */
export function circles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const found = new Set<string>()
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) {
      const circle = path.slice(at)
      const first = circle.indexOf(circle.toSorted()[0] ?? '')
      found.add([...circle.slice(first), ...circle.slice(0, first), circle[first]].join(' > '))
      return
    }
    if (done.has(file)) return
    for (const { to } of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return [...found]
}
