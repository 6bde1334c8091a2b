import { type BoardRow, type Choice, type Play, totalOf } from '#games/lottery/play.ts'

/** Steps that change what is chosen on a board. All keep a choice in the order of the board, each option once, and none beyond the most of its row. */

type Row = readonly string[]

const mostOf = ({ most }: BoardRow): number => most ?? Number.POSITIVE_INFINITY

/** In the order of the board; typed numbers ascend. */
function ordered({ options, digits }: BoardRow, chosen: Iterable<string>): Row {
  const set = new Set(chosen)
  return digits === undefined ? options.filter((option) => set.has(option)) : [...set].sort()
}

export const emptyChoice = (board: readonly BoardRow[]): Choice => board.map(() => [])

/** Adds an option, or takes it away if it is chosen. An option beyond the most of the row is not added. */
export function toggled(row: BoardRow, chosen: Row, option: string): Row {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option)
  return chosen.length >= mostOf(row) ? chosen : ordered(row, [...chosen, option])
}

/** Adds typed numbers, as far as the row takes more. */
export function withNumbers(row: BoardRow, chosen: Row, numbers: readonly string[]): Row {
  const added = new Set(chosen)
  for (const number of numbers) if (added.size < mostOf(row)) added.add(number)
  return ordered(row, added)
}

/** The numbers in a text that a person has typed or pasted, of so many digits each, whatever stands between them. */
export const numbersIn = (text: string, digits: number): readonly string[] =>
  (text.match(/\d+/g) ?? []).filter((number) => number.length === digits)

/** Quick choices of a row, by their names in the texts. */
export const quickNames = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type QuickName = (typeof quickNames)[number]

/**
 * What a quick choice marks in a row; undefined where it is none: words have only all, and a row that takes few takes no half of its
 * numbers.
 */
export function quickChoice(row: BoardRow, name: QuickName): Row | undefined {
  if (name === 'clear') return []
  const options = row.digits === 2 ? everyTwo : row.digits === undefined ? row.options : []
  const isNumbers = options.length > 4 && options.every((option) => /^\d+$/.test(option))
  if (options.length < 3 || (!isNumbers && name !== 'all')) return undefined
  const half = options.length / 2
  const marked = options.filter((option, index) => {
    if (name === 'all') return true
    if (name === 'big' || name === 'small') return index >= half === (name === 'big')
    return Number(option) % 2 === (name === 'odd' ? 1 : 0)
  })
  return marked.length > mostOf(row) ? undefined : marked
}

const everyTwo = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'))

/**
 * A choice by chance, of as few lines as a short search finds.
 *
 * @param random a whole number below its argument; nothing about money depends on it
 */
export function randomChoice(play: Pick<Play<never>, 'board' | 'lines'>, random: (below: number) => number): Choice {
  const { board } = play
  const longest = Math.max(...board.map((row) => Math.min(mostOf(row), row.options.length || 10)))
  // Where a line needs one row alone, one is enough.
  const alone = random(board.length)
  const one = board.map((row, index) => (index === alone ? someOf(row, 1, random) : []))
  if (totalOf(play.lines(one)) > 0) return one
  // Two rows such as a pair and single digits may need different numbers of them.
  for (let some = 1; some <= longest; some++)
    for (let first = 1; first <= (board.length === 2 ? some : 1); first++)
      for (let attempt = 0; attempt < 20; attempt++) {
        const sizes = board.map((_, index) => (board.length === 2 && index === 0 ? first : some))
        const choice = board.map((row, index) => someOf(row, sizes[index] ?? 1, random))
        if (totalOf(play.lines(choice)) > 0) return choice
      }
  return emptyChoice(board)
}

function someOf(row: BoardRow, some: number, random: (below: number) => number): Row {
  const chosen = new Set<string>()
  const wanted = Math.min(some, mostOf(row), row.options.length || some)
  while (chosen.size < wanted)
    chosen.add(
      row.digits === undefined
        ? (row.options[random(row.options.length)] ?? '')
        : Array.from({ length: row.digits }, () => random(10)).join(''),
    )
  return ordered(row, chosen)
}
