/** Whether a database keeps a text: one with U+0000, or with half a character, it refuses. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Paths of the texts in a value, and of the names in its objects, that no database keeps. */
export function unstorable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    isStorable(name) ? unstorable(entry, [...path, name]) : [path.join('.') || '*'],
  )
}
