/** Outlines of the suits in a box of 24, in the order of `suitOf`: spades, hearts, diamonds, clubs. */
export const suitPaths: readonly string[] = [
  'M12 1.8C14.6 6.9 21.6 9.7 21.6 14.7c0 2.7-2 4.6-4.4 4.6-1.6 0-2.9-.8-3.8-2 .2 1.9.9 3.6 2.3 4.9H8.3c1.4-1.3 2.1-3 2.3-4.9-.9 1.2-2.2 2-3.8 2-2.4 0-4.4-1.9-4.4-4.6C2.4 9.7 9.4 6.9 12 1.8Z',
  'M12 21.6C5.3 15.9 2 12.2 2 8.3 2 5.2 4.3 2.9 7.2 2.9c2 0 3.8 1.1 4.8 3 1-1.9 2.8-3 4.8-3 2.9 0 5.2 2.3 5.2 5.4 0 3.9-3.3 7.6-10 13.3Z',
  'M12 1.4c2 4 5 7.6 8.6 10.6C17 15 14 18.6 12 22.6 10 18.6 7 15 3.4 12 7 9 10 5.4 12 1.4Z',
  'M12 2a4.5 4.5 0 0 0-3.6 7.2 4.6 4.6 0 1 0 2.4 7.6c-.1 2-.9 3.8-2.3 5.2h7c-1.4-1.4-2.2-3.2-2.3-5.2a4.6 4.6 0 1 0 2.4-7.6A4.5 4.5 0 0 0 12 2Z',
]

/** What stands in the corner of a card, by rank from the ace. The letters are the same in decks of both languages. */
export const rankMarks: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** Where the pips of a rank are: columns and rows as parts of the field, from 0 to 1. */
const [left, middle, right] = [0, 0.5, 1]
const sides = (...rows: number[]) => rows.flatMap((row) => [[left, row] as const, [right, row] as const])
const centre = (...rows: number[]) => rows.map((row) => [middle, row] as const)

/** The pips by number, from one to ten. Those in the lower half stand on their heads. */
export const pipPlaces: readonly (readonly (readonly [column: number, row: number])[])[] = [
  centre(0.5),
  centre(0, 1),
  centre(0, 0.5, 1),
  sides(0, 1),
  [...sides(0, 1), ...centre(0.5)],
  sides(0, 0.5, 1),
  [...sides(0, 0.5, 1), ...centre(0.25)],
  [...sides(0, 0.5, 1), ...centre(0.25, 0.75)],
  [...sides(0, 1 / 3, 2 / 3, 1), ...centre(0.5)],
  [...sides(0, 1 / 3, 2 / 3, 1), ...centre(1 / 6, 5 / 6)],
]
