import { array, create, integer, max, min, refine, size } from 'superstruct'
import { drawEleven, drawnCount, pool } from '#games/lottery/eleven/draw.ts'
import { elevenPlays } from '#games/lottery/eleven/plays.ts'
import { type LotteryGame, lotteryGame } from '#games/lottery/lottery-game.ts'
import type { Play } from '#games/lottery/play.ts'
import { cars, drawRace } from '#games/lottery/racing/draw.ts'
import { racePlays } from '#games/lottery/racing/plays.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Numbers } from './numbers.ts'

/** A lottery that draws some of the numbers from 1 to `most`, none twice. */
function distinctGame(
  type: string,
  [some, most]: readonly [some: number, most: number],
  draw: (random: RandomInt) => Numbers,
  plays: readonly Play<Numbers>[],
): LotteryGame {
  const Drawn = refine(
    size(array(max(min(integer(), 1), most)), some, some),
    'different',
    (drawn) => new Set(drawn).size === drawn.length,
  )
  return lotteryGame<Numbers>({
    ...{ type, plays, draw },
    shown: (drawn) => [...drawn],
    read: (result) => create(result, Drawn),
  })
}

/** Five of eleven numbers, in order. */
export const elevenGame = distinctGame('11x5', [drawnCount, pool], drawEleven, elevenPlays)
/** A race of ten cars. */
export const raceGame = distinctGame('pk10', [cars, cars], drawRace, racePlays)
