import type { Parameter, SqlParameters } from './client.ts'

/** A statement as the drivers take it: `$1`, `$2` … in place of names. */
export interface Positional {
  readonly text: string
  /** The names in the order of their numbers. */
  readonly names: readonly string[]
}

/**
 * What a statement is made of: quoted texts, quoted identifiers, bodies between dollar signs, comments and casts, in
 * which a colon begins no name; or a name.
 */
const parts = /'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|::|:([A-Za-z_]\w*)/g

/** Texts that were read already. Statements that are put together have few forms; the bound is for a mistake. */
const known = new Map<string, Positional>()
const mostKnown = 5_000

/**
 * Replaces the names of a statement by numbers: `:memberId` by `$1`. A name that occurs again has the same number, and
 * so the same type. Names begin with a letter, so `[1:2]` and `::bigint` are left as they are.
 */
export function positional(text: string): Positional {
  const found = known.get(text)
  if (found) return found
  const names: string[] = []
  const numbered = text.replace(parts, (part, _tag: string | undefined, name: string | undefined) => {
    if (name === undefined) return part
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const made = { text: numbered, names }
  if (known.size < mostKnown) known.set(text, made)
  return made
}

/**
 * The values of a statement in the order of their numbers.
 *
 * @throws {TypeError} for a name without a value and for a value whose name the text does not have
 */
export function valuesOf({ text, names }: Positional, parameters: SqlParameters): Parameter[] {
  const missing = names.filter((name) => parameters[name] === undefined)
  const unused = Object.keys(parameters).filter((name) => !names.includes(name))
  if (missing.length > 0 || unused.length > 0) {
    const faults = [
      ...missing.map((name) => `no value for :${name}`),
      ...unused.map((name) => `no :${name} in the text`),
    ]
    throw new TypeError(`${faults.join(', ')}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`)
  }
  return names.map((name) => parameters[name] ?? null)
}

/**
 * Collects the parameters of a statement that is put together: `of` adds one, and answers its name as the text has it.
 *
 * @throws {TypeError} if another value has the name already
 */
export function collectParameters(known: SqlParameters) {
  const values: Record<string, Parameter> = { ...known }
  const of = (name: string, value: Parameter) => {
    if (values[name] !== undefined && values[name] !== value) throw new TypeError(`:${name} has another value already`)
    values[name] = value
    return `:${name}`
  }
  return { values, of }
}
export type ParameterCollector = ReturnType<typeof collectParameters>
