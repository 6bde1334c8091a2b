import { unpositioned } from '#games/lottery/digits/unpositioned.ts'
import { anyOrder, on, straight } from '#games/lottery/matches.ts'
import { bothWays } from '#games/lottery/numbers.ts'
import type { Play } from '#games/lottery/play.ts'

/** Plays of Thailand and Laos on a part of a draw, such as its last three digits. A part may have several numbers, each of which wins. */

interface Part<Drawn> {
  readonly code: string
  /** The same for all plays on the part. */
  readonly at: string
  /** How many digits its numbers have. */
  readonly digits: number
  /** How many numbers it has. */
  readonly numbers: number
  of(drawn: Drawn): readonly string[]
}

const looksAt = <Drawn>({ code, at, numbers, of }: Part<Drawn>) => ({
  code,
  at,
  prizes: { line: numbers },
  numbersOf: of,
})

/** Straight: the digits must come in their order. */
export const inOrder = <Drawn>(part: Part<Drawn>): readonly Play<Drawn>[] =>
  bothWays(part.digits, (entry) => straight(entry, looksAt(part)))

/** Tod: the digits may come in any order. */
export const tod = <Drawn>(part: Part<Drawn>): Play<Drawn> => anyOrder(part.digits, looksAt(part))

/** Run: a digit must be among those of the part, which has one number; it wins once, however often it is there. */
export const run = <Drawn>({ code, digits, of }: Omit<Part<Drawn>, 'numbers' | 'at'>): Play<Drawn> =>
  on(
    unpositioned(
      code,
      Array.from({ length: digits }, (_, position) => position),
      1,
    ),
    (drawn) => [...of(drawn).join('')].map(Number),
  )
