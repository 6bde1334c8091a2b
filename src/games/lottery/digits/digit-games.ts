import { array, create, integer, max, min, size } from 'superstruct'
import { lotteryGame } from '#games/lottery/lottery-game.ts'
import type { Play } from '#games/lottery/play.ts'
import { type Digits, drawDigits } from './draw.ts'
import { fiveDigitPlays, threeDigitPlays } from './lf.ts'
import { sscPlays } from './ssc.ts'

/** A lottery of so many digits. */
function digitGame(type: string, count: number, plays: readonly Play<Digits>[]) {
  const Drawn = size(array(max(min(integer(), 0), 9)), count, count)
  return lotteryGame<Digits>({
    ...{ type, plays },
    draw: (random) => drawDigits(count, random),
    shown: (drawn) => [...drawn],
    read: (result) => create(result, Drawn),
  })
}

/** Five digits, drawn many times a day. */
export const sscGame = digitGame('ssc', 5, sscPlays)
/** Three digits, drawn once a day or less. */
export const threeDigitGame = digitGame('3d', 3, threeDigitPlays)
/** Five digits, drawn once a day or less. */
export const fiveDigitGame = digitGame('p5', 5, fiveDigitPlays)
/** Three digits as well, drawn once a day. */
export const p3Game = digitGame('p3', 3, threeDigitPlays)
