/**
 * Letters and digits of captchas, drawn as strokes in a box 10 wide and 14 high, so that no font is needed. Characters
 * that people confuse are left out: 0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. A stroke is a list of points: `x y x y …`.
 */
const strokes = {
  A: ['0 14 5 0 10 14', '2 9 8 9'],
  C: ['10 3 7 0 3 0 0 4 0 10 3 14 7 14 10 11'],
  E: ['10 0 0 0 0 14 10 14', '0 7 8 7'],
  F: ['10 0 0 0 0 14', '0 7 8 7'],
  H: ['0 0 0 14', '10 0 10 14', '0 7 10 7'],
  J: ['3 0 10 0', '7 0 7 11 5 14 2 14 0 11'],
  K: ['0 0 0 14', '10 0 0 8', '3 6 10 14'],
  M: ['0 14 1 0 5 8 9 0 10 14'],
  N: ['0 14 0 0 10 14 10 0'],
  P: ['0 14 0 0 7 0 10 2 10 6 7 8 0 8'],
  R: ['0 14 0 0 7 0 10 2 10 6 7 8 0 8', '5 8 10 14'],
  T: ['0 0 10 0', '5 0 5 14'],
  W: ['0 0 2 14 5 5 8 14 10 0'],
  X: ['0 0 10 14', '10 0 0 14'],
  Y: ['0 0 5 7 10 0', '5 7 5 14'],
  3: ['0 1 4 0 8 1 9 4 7 6 4 7 7 7 10 9 9 13 5 14 0 13'],
  4: ['7 14 7 0 0 10 10 10'],
  7: ['0 0 10 0 4 14'],
  9: ['9 5 6 8 2 7 0 4 2 1 5 0 8 1 9 5 8 10 4 14'],
} as const satisfies Record<string, readonly string[]>

/** All characters that a captcha can contain. */
export const letters: readonly string[] = Object.keys(strokes)

export type Point = readonly [x: number, y: number]

/** The strokes of one letter. */
export function strokesOf(letter: string): Point[][] {
  const drawn: readonly string[] = (strokes as Readonly<Record<string, readonly string[]>>)[letter] ?? []
  return drawn.map((stroke) => {
    const numbers = stroke.split(' ').map(Number)
    return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []))
  })
}
