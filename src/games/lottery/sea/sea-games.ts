import { array, create, integer, max, min, object, pattern, refine, size, string } from 'superstruct'
import { lotteryGame } from '#games/lottery/lottery-game.ts'
import { drawFour, type FourDraw, fourOdds, fourPlays } from './four.ts'
import { drawLao, type LaoDraw, laoOdds, laoPlays } from './lao.ts'
import { drawThai, type ThaiDraw, thaiOdds, thaiPlays } from './thai.ts'
import { drawToto, type TotoDraw, totoOdds, totoPlays } from './toto.ts'

const digits = (count: number) => pattern(string(), new RegExp(`^\\d{${count}}$`))
const some = (count: number, length: number) => size(array(digits(length)), count, count)

const Four = object({
  first: some(1, 4),
  second: some(1, 4),
  third: some(1, 4),
  starter: some(10, 4),
  consolation: some(10, 4),
})

/** Four digits: 23 prizes. */
export const fourGame = lotteryGame<FourDraw>({
  ...{ type: '4d', plays: fourPlays, table: fourOdds, draw: drawFour },
  shown: ({ first, second, third, starter, consolation }) => ({
    ...{ first: [...first], second: [...second], third: [...third] },
    ...{ starter: [...starter], consolation: [...consolation] },
  }),
  read: (result) => create(result, Four),
})

const Thai = object({ first: digits(6), front: some(2, 3), back: some(2, 3), two: digits(2) })

export const thaiGame = lotteryGame<ThaiDraw>({
  ...{ type: 'thai', plays: thaiPlays, table: thaiOdds, draw: drawThai },
  shown: ({ first, front, back, two }) => ({ first, front: [...front], back: [...back], two }),
  read: (result) => create(result, Thai),
})

const Lao = digits(4)

export const laoGame = lotteryGame<LaoDraw>({
  ...{ type: 'lao', plays: laoPlays, table: laoOdds, draw: drawLao },
  shown: (drawn) => drawn,
  read: (result) => create(result, Lao),
})

const Ball = max(min(integer(), 1), 49)
const Toto = refine(
  object({ numbers: size(array(Ball), 6, 6), additional: Ball }),
  'different',
  ({ numbers, additional }) => new Set([...numbers, additional]).size === numbers.length + 1,
)

export const totoGame = lotteryGame<TotoDraw>({
  ...{ type: 'toto', plays: totoPlays, table: totoOdds, draw: drawToto },
  shown: ({ numbers, additional }) => ({ numbers: [...numbers], additional }),
  read: (result) => create(result, Toto),
})
