import { oddsTable } from '#games/lottery/odds.ts'
import type { Play } from '#games/lottery/play.ts'
import type { RandomInt } from '#games/rng.ts'
import { inOrder, run, tod } from './parts.ts'

/** The lottery of Thailand, without the prizes on which nobody bets. Each number is drawn on its own. */
export interface ThaiDraw {
  /** The first prize, of six digits. */
  readonly first: string
  /** Two numbers of three digits, for the first three of a ticket. */
  readonly front: readonly string[]
  /** Two numbers of three digits, for the last three of a ticket. */
  readonly back: readonly string[]
  /** One number of two digits, for the last two of a ticket. */
  readonly two: string
}

export const drawThai = (random: RandomInt): ThaiDraw => {
  const number = (digits: number) => Array.from({ length: digits }, () => random(10)).join('')
  return { first: number(6), front: [number(3), number(3)], back: [number(3), number(3)], two: number(2) }
}

/** Top is the first prize, bottom what is drawn besides. */
const top = (digits: number) => (drawn: ThaiDraw) => [drawn.first.slice(-digits)]
const bottom2 = (drawn: ThaiDraw) => [drawn.two]

export const thaiPlays: readonly Play<ThaiDraw>[] = [
  // The last three digits of the first prize, in their order or in any.
  ...inOrder({ code: 'top3', at: 'top3', digits: 3, numbers: 1, of: top(3) }),
  tod({ code: 'top3-tod', at: 'top3', digits: 3, numbers: 1, of: top(3) }),
  // The last two digits of the first prize.
  ...inOrder({ code: 'top2', at: 'top2', digits: 2, numbers: 1, of: top(2) }),
  // The number of two digits.
  ...inOrder({ code: 'bottom2', at: 'bottom2', digits: 2, numbers: 1, of: bottom2 }),
  // The two numbers for the first three digits, and the two for the last three.
  ...inOrder<ThaiDraw>({ code: 'front3', at: 'front3', digits: 3, numbers: 2, of: ({ front }) => front }),
  ...inOrder<ThaiDraw>({ code: 'bottom3', at: 'bottom3', digits: 3, numbers: 2, of: ({ back }) => back }),
  // A digit among the last three of the first prize, or in the number of two digits.
  run({ code: 'run-top', digits: 3, of: top(3) }),
  run({ code: 'run-bottom', digits: 2, of: bottom2 }),
]

/** A tod of two equal digits has half as many orders as one of three different ones, and pays twice as much. */
export const thaiOdds = oddsTable(thaiPlays, {
  top3: 900,
  'top3-tod': { 'line-6': 150, 'line-3': 300 },
  top2: 90,
  bottom2: 90,
  front3: 450,
  bottom3: 450,
  'run-top': 3.2,
  'run-bottom': 4.2,
})
