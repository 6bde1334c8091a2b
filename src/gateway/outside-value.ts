/** Whether the database can store a text. It refuses U+0000 and unpaired surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Deepest nesting of a value from outside. No call and no notice needs more than six levels. */
const deepest = 32

/**
 * Names that every object has. An object with one of its own breaks whatever formats or copies it: `toString` throws where
 * a validator writes the refused value into its message, and `__proto__` replaces what the object inherits.
 */
const inherited: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'toJSON'])

const isSoundName = (name: string): boolean => isStorable(name) && !inherited.has(name)

/** A fault of a parsed value, and where it is. */
interface Fault {
  /** Names and places from the outermost object inwards, with dots; `*` for the value itself. No name that is refused. */
  readonly path: string
  readonly reason: 'format' | 'type' | 'unknown'
}

/**
 * What no call takes in any of its fields: texts that the database cannot store, names that every object has, and nesting
 * without end. Ask before the value is validated.
 */
export function faultsIn(value: unknown, path: readonly string[] = []): Fault[] {
  const at = path.join('.') || '*'
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path: at, reason: 'format' }]
  if (typeof value !== 'object' || value === null) return []
  if (path.length === deepest) return [{ path: at, reason: 'type' }]
  return Object.entries(value).flatMap(([name, entry]): Fault[] => {
    if (!isStorable(name)) return [{ path: at, reason: 'format' }]
    if (inherited.has(name)) return [{ path: at, reason: path.length > 0 ? 'type' : 'unknown' }]
    return faultsIn(entry, [...path, name])
  })
}

/** Control characters other than tab and line breaks, which no name and no number has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is removed.
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g

/** A text that somebody else wrote, such as a bank, as it can be stored: without control characters and unpaired surrogates. */
export const cleanText = (text: string): string => text.replace(control, '').toWellFormed()

/**
 * A parsed value from a sender who cannot be asked to write it better: a provider repeats a notice that is refused for ever.
 * Its texts are cleaned, and fields are left out whose names no notice has.
 *
 * @throws RangeError if it is nested too deep
 */
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) throw new RangeError('A value from outside is nested too deep')
  if (Array.isArray(value)) return value.map((entry) => cleaned(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isSoundName(name))
      .map(([name, entry]) => [name, cleaned(entry, depth + 1)]),
  )
}

/**
 * A JSON text from outside, as {@link cleaned} makes it.
 *
 * @throws SyntaxError, RangeError
 */
export const parseOutside = (text: string): unknown => cleaned(JSON.parse(text))
