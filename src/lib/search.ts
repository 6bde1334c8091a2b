/**
 * Normalises a name for searching: no accents, lower case, single spaces instead of all other characters, trimmed.
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

/**
 * Length from which a search tolerates a typing mistake. With one free letter, three letters would match almost any
 * name.
 */
const shortestTolerant = 4

/** How well a name matches a search; smaller is better. */
export const searchRanks = { whole: 0, start: 1, wordStart: 2, inside: 3, mistyped: 4 } as const

/**
 * Ranks a name against a search; both must be normalised by `foldName`.
 *
 * @returns one of `searchRanks`; undefined if the name does not contain the search, even with one letter missing, added
 *   or
 * changed, or two neighbours swapped
 */
export function rankName(search: string, name: string): number | undefined {
  if (name === search) return searchRanks.whole
  if (name.startsWith(search)) return searchRanks.start
  if (` ${name}`.includes(` ${search}`)) return searchRanks.wordStart
  if (name.includes(search)) return searchRanks.inside
  if (search.length < shortestTolerant) return undefined
  // Also compared without spaces: leaving out the "e" of "Tigre e Dragão" leaves out a space as well.
  const mistyped = holdsMistyped(search, name) || holdsMistyped(search.replaceAll(' ', ''), name.replaceAll(' ', ''))
  return mistyped ? searchRanks.mistyped : undefined
}

/**
 * Sorts entries by how well their names match; equal matches keep their order. Mistyped matches are returned only if
 * nothing matches exactly, so that a correct search is not mixed with similar names. A blank search returns every
 * entry, and a search without letters and digits none.
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

/** Approximate substring search at distance one (Sellers' algorithm with swaps: optimal string alignment). */
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
