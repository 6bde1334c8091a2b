/** Shorter words get no tolerance: with one letter free, three letters fit nearly every word. */
const shortestTolerant = 4

/** From so many letters on, two mistakes are forgiven. */
const longWord = 8

/**
 * Whether a name may be what somebody meant, both folded: each word is the beginning of one of the name's words but for a
 * letter that is missing, added, changed or swapped with its neighbour (two in a long word), in any order; or all of it is
 * a part of the name when no spaces count, for whoever leaves out or adds one.
 */
export function isAlike(searched: string, name: string): boolean {
  const words = name.split(' ')
  const isEach = searched.split(' ').every((word) => words.some((other) => isWordAlike(word, other)))
  const joined = searched.replaceAll(' ', '')
  return isEach || (joined.length >= shortestTolerant && mistakes(joined, name.replaceAll(' ', ''), true) <= 1)
}

/**
 * What somebody meant, as a name has it: the words of it that were typed, or all of it where that cannot be told.
 *
 * @param name as it is shown; `folded` is the same for comparing
 */
export function meantBy(searched: string, name: string, folded: string): string {
  const words = folded.split(' ')
  const shown = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const places = searched.split(' ').map((word) => words.findIndex((other) => isWordAlike(word, other)))
  if (places.includes(-1) || shown.length !== words.length) return name
  return places.map((place) => shown[place]).join(' ')
}

function isWordAlike(word: string, other: string): boolean {
  if (other.startsWith(word)) return true
  if (word.length < shortestTolerant) return false
  return mistakes(word, other, false) <= (word.length < longWord ? 1 : 2)
}

/**
 * The fewest mistakes with which a text begins a name, or stands anywhere in it: Sellers' approximate search with neighbour
 * swaps (optimal string alignment).
 */
function mistakes(search: string, name: string, anywhere: boolean): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, place) => (anywhere ? 0 : place))
  for (let row = 1; row <= search.length; row++) {
    const current = [row]
    for (let column = 1; column <= name.length; column++) {
      const same = search[row - 1] === name[column - 1]
      let cost = Math.min(at(last, column - 1) + (same ? 0 : 1), at(last, column) + 1, at(current, column - 1) + 1)
      const swapped = search[row - 1] === name[column - 2] && search[row - 2] === name[column - 1]
      if (swapped && row > 1 && column > 1) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
