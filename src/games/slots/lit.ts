/** A place in a window: reel from the left, row from the top, both from 0. */
export type Place = readonly [reel: number, row: number]

/** Wins to highlight. */
export type Lit = {
  /** Each of them is also shown alone, in turn. */
  readonly wins: readonly {
    readonly places: readonly Place[]
    /** The rows of its line by reel, and the line's index. */
    readonly path?: readonly number[] | undefined
    readonly line?: number | undefined
  }[]
  /** Winning places that are shown only with all others. */
  readonly also: readonly Place[]
  /** The winning symbols vanish. */
  readonly leaving?: true
}

/** Winning places of one win, or of all if none is selected. */
export function litPlaces(lit: Lit | undefined, selected: number | undefined): ReadonlySet<string> {
  if (!lit) return new Set()
  const wins = selected === undefined ? lit.wins : lit.wins.filter((_, index) => index === selected)
  const also = selected === undefined ? lit.also : []
  return new Set([...wins.flatMap(({ places }) => places), ...also].map(placeKey))
}

export function placeKey([reel, row]: Place): string {
  return `${reel}.${row}`
}
