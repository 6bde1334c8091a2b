/** Whether two values are the same as JSON; the order of names in an object means nothing. */
export const sameJson = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)

const sorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([first], [second]) => (first < second ? -1 : 1)))
      : entry,
  )
