/** One prize of a result with its numbers. */
export interface ShownPrize {
  /** `special`, `first` … as in the result. */
  readonly name: string
  /** Where two draw at once, which of them. */
  readonly station?: 'station-first' | 'station-second'
  readonly numbers: readonly string[]
}

/** The prizes of a result of a lottery with many of them, the first one first; none for a result that is one row of numbers. */
export function prizesOf(type: string, result: unknown): readonly ShownPrize[] {
  if (typeof result !== 'object' || result === null || Array.isArray(result) || type === 'toto') return []
  if (type !== 'vn-south') return Object.entries(result).map(([name, numbers]) => ({ name, numbers: textsOf(numbers) }))
  return (['first', 'second'] as const).flatMap((place) =>
    prizesOf('vn', Reflect.get(result, place)).map((prize) => ({ ...prize, station: `station-${place}` as const })),
  )
}

const textsOf = (numbers: unknown): string[] => (Array.isArray(numbers) ? numbers : [numbers]).map(String)
