import { oddsTable } from '#games/lottery/odds.ts'
import type { Play } from '#games/lottery/play.ts'
import type { RandomInt } from '#games/rng.ts'
import { inOrder, run, tod } from './parts.ts'

/** The lottery of Laos: one number of four digits. */
export type LaoDraw = string

export const drawLao = (random: RandomInt): LaoDraw => `${random(10_000)}`.padStart(4, '0')

/** Top is the end of the number, bottom its first two digits. */
const top = (digits: number) => (drawn: LaoDraw) => [drawn.slice(-digits)]
const bottom2 = (drawn: LaoDraw) => [drawn.slice(0, 2)]

export const laoPlays: readonly Play<LaoDraw>[] = [
  // The whole number, in its order or in any.
  ...inOrder({ code: 'top4', at: 'top4', digits: 4, numbers: 1, of: top(4) }),
  tod({ code: 'top4-tod', at: 'top4', digits: 4, numbers: 1, of: top(4) }),
  // Its last three digits, in their order or in any.
  ...inOrder({ code: 'top3', at: 'top3', digits: 3, numbers: 1, of: top(3) }),
  tod({ code: 'top3-tod', at: 'top3', digits: 3, numbers: 1, of: top(3) }),
  // Its last two digits, and its first two.
  ...inOrder({ code: 'top2', at: 'top2', digits: 2, numbers: 1, of: top(2) }),
  ...inOrder({ code: 'bottom2', at: 'bottom2', digits: 2, numbers: 1, of: bottom2 }),
  // A digit among the last three, or among the first two.
  run({ code: 'run-top', digits: 3, of: top(3) }),
  run({ code: 'run-bottom', digits: 2, of: bottom2 }),
]

/** As in Thailand, and for four digits in the range that is common. A tod of fewer orders pays as much more. */
export const laoOdds = oddsTable(laoPlays, {
  top4: 6_000,
  'top4-tod': { 'line-24': 250, 'line-12': 500, 'line-6': 1_000, 'line-4': 1_500 },
  top3: 900,
  'top3-tod': { 'line-6': 150, 'line-3': 300 },
  top2: 90,
  bottom2: 90,
  'run-top': 3.2,
  'run-bottom': 4.2,
})
