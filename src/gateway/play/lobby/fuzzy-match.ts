import { wordStems } from '#lib/word-stems.ts'

/** Words below this length must match exactly: with one letter free, three letters match nearly every word. */
const shortestTolerant = 4

/** Words of at least this length may have two mistakes. */
const longWord = 8

/**
 * Whether a searched text may mean a name; both are folded. Each searched word must begin one of the name's words, in any
 * order. A word may have one mistake, a long word two: a letter that is missing, added, changed or swapped with the next
 * one. A text that matches a part of the name without spaces counts too, in case a space was left out or added.
 */
export function isAlike(searched: string, name: string): boolean {
  const words = name.split(' ')
  const isEach = searched.split(' ').every((word) => words.some((other) => isWordAlike(word, other)))
  const joined = searched.replaceAll(' ', '')
  return isEach || (joined.length >= shortestTolerant && mistakes(joined, name.replaceAll(' ', ''), true) <= 1)
}

/**
 * The words of a name that a searched text means; the whole name if they cannot be identified.
 *
 * @param name the displayed name
 * @param folded the same name, folded
 */
export function meantBy(searched: string, name: string, folded: string): string {
  const words = folded.split(' ')
  const shown = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const places = searched.split(' ').map((word) => words.findIndex((other) => isWordAlike(word, other)))
  if (places.includes(-1) || shown.length !== words.length) return name
  return places.map((place) => shown[place]).join(' ')
}

/**
 * The words of a name that are other forms of the searched ones; the whole name if they cannot be identified.
 *
 * @param others the same game's names in other languages: null if one of them has the words
 */
export function meantByStems(searched: string, name: string, others: readonly string[] = []): string | null {
  const own = wordsWithStems(searched, name)
  if (own) return own.join(' ')
  return others.some((other) => wordsWithStems(searched, other)) ? null : name
}

/** The words of a name that are forms of the searched ones; undefined if it lacks one. */
function wordsWithStems(searched: string, name: string): string[] | undefined {
  const shown = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const words = wordStems(searched).map((stems) =>
    shown.find((word) => wordStems(word).some((own) => own.some((stem) => stems.includes(stem)))),
  )
  return words.some((word) => word === undefined) ? undefined : words.filter((word) => word !== undefined)
}

function isWordAlike(word: string, other: string): boolean {
  if (other.startsWith(word)) return true
  if (word.length < shortestTolerant) return false
  return mistakes(word, other, false) <= (word.length < longWord ? 1 : 2)
}

/**
 * The smallest number of mistakes with which a text begins a name, or occurs anywhere in it: Sellers' approximate search
 * with swaps of neighbours (optimal string alignment).
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
