/**
 * Folds a name for searching: no accents, lower case, everything but letters and digits as one space, trimmed.
 * `foldName('  Fúria  da Onça! ')` is `furia da onca`.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Shorter searches get no tolerance: with one letter free, three letters fit nearly every name. */
const shortestTolerant = 4

/** How well a name answers a search; smaller is better. */
export const searchRanks = { whole: 0, start: 1, wordStart: 2, inside: 3, mistyped: 4 } as const

/**
 * Ranks a name against a search, both folded.
 *
 * @returns one of `searchRanks`, or undefined where the name does not hold the search, not even with one letter
 * missing, added, changed or two neighbours swapped
 */
export function rankName(search: string, name: string): number | undefined {
  if (name === search) return searchRanks.whole
  if (name.startsWith(search)) return searchRanks.start
  if (` ${name}`.includes(` ${search}`)) return searchRanks.wordStart
  if (name.includes(search)) return searchRanks.inside
  if (search.length < shortestTolerant) return undefined
  // Without spaces too: who leaves out the "e" of "Tigre e Dragão" leaves out a space with it.
  const mistyped = holdsMistyped(search, name) || holdsMistyped(search.replaceAll(' ', ''), name.replaceAll(' ', ''))
  return mistyped ? searchRanks.mistyped : undefined
}

/**
 * Best names first, equal ones in the order they came. Mistyped matches are given only where nothing matches as typed,
 * so that a correct search is not diluted by look-alikes. A blank search gives every entry, one of signs alone none.
 */
export function searchByName<Entry>(
  search: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): Entry[] {
  const folded = foldName(search)
  if (folded === '') return search.trim() === '' ? [...entries] : []
  const ranked = entries.flatMap((entry) => {
    const rank = rankName(folded, foldName(nameOf(entry)))
    return rank === undefined ? [] : [{ entry, rank }]
  })
  const asTyped = ranked.filter(({ rank }) => rank < searchRanks.mistyped)
  const found = asTyped.length > 0 ? asTyped : ranked
  return found.toSorted((left, right) => left.rank - right.rank).map(({ entry }) => entry)
}

/** Sellers' approximate substring search with neighbour swaps (optimal string alignment), for a distance of one. */
function holdsMistyped(search: string, name: string): boolean {
  let beforeLast: number[] = []
  let last = Array.from({ length: name.length + 1 }, () => 0)
  for (let row = 1; row <= search.length; row++) {
    const current = [row]
    for (let column = 1; column <= name.length; column++) {
      const same = search[row - 1] === name[column - 1]
      let cost = Math.min(at(last, column - 1) + (same ? 0 : 1), at(last, column) + 1, at(current, column - 1) + 1)
      const swapped = search[row - 1] === name[column - 2] && search[row - 2] === name[column - 1]
      if (swapped && row > 1 && column > 1) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > 1) return false
    beforeLast = last
    last = current
  }
  return last.some((cost) => cost <= 1)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
