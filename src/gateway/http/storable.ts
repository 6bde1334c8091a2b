/** Whether the database can store a text. It refuses U+0000 and unpaired surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Paths of texts and object keys in a value that the database cannot store. */
export function unstorable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    isStorable(name) ? unstorable(entry, [...path, name]) : [path.join('.') || '*'],
  )
}
