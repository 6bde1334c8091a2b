import { array, create, integer, max, min, refine, size } from 'superstruct'
import { drawNumbers, type Numbers } from '#games/lottery/distinct/numbers.ts'
import { lotteryGame } from '#games/lottery/lottery-game.ts'
import { type Pick, pickPlay } from './pick.ts'

/** Six of sixty, as Mega-Sena: sena, quina, quadra. Which part of the return goes to which prize is ours. */
export const sixOfSixty: Pick = {
  ...{ code: 'six', pool: 60, some: 6, most: 15 },
  prizes: [
    { hits: 6, share: 3 },
    { hits: 5, share: 27 },
    { hits: 4, share: 70 },
  ],
}

/** Five of eighty, as Quina: quina, quadra, terno, duque. Which part of the return goes to which prize is ours. */
export const fiveOfEighty: Pick = {
  ...{ code: 'five', pool: 80, some: 5, most: 15 },
  prizes: [
    { hits: 5, share: 4 },
    { hits: 4, share: 11 },
    { hits: 3, share: 25 },
    { hits: 2, share: 60 },
  ],
}

function pickGame(type: string, pick: Pick) {
  const { pool, some } = pick
  const Drawn = refine(
    size(array(max(min(integer(), 1), pool)), some, some),
    'different',
    (drawn) => new Set(drawn).size === drawn.length,
  )
  return lotteryGame<Numbers>({
    ...{ type, plays: [pickPlay(pick)] },
    draw: (random) => drawNumbers(pool, some, random),
    shown: (drawn) => [...drawn],
    read: (result) => create(result, Drawn),
  })
}

export const sixtyGame = pickGame('6x60', sixOfSixty)
export const eightyGame = pickGame('5x80', fiveOfEighty)
