import { array, create, integer, max, min, refine, size } from 'superstruct'
import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import { lotteryGame } from '#games/lottery/lottery-game.ts'
import { drawLhc, lhcPool, seven } from './draw.ts'
import { lhcPlaysOn } from './plays.ts'

const Drawn = refine(
  size(array(max(min(integer(), 1), lhcPool)), seven.length, seven.length),
  'different',
  (drawn) => new Set(drawn).size === drawn.length,
)

/** Six numbers of 49 and a special one; its plays follow the lunar year of the draw. */
export const lhcGame = lotteryGame<Numbers>({
  type: 'lhc',
  plays: lhcPlaysOn,
  draw: drawLhc,
  shown: (drawn) => [...drawn],
  read: (result) => create(result, Drawn),
})
