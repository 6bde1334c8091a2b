import { array, create, object, pattern, size, string, type } from 'superstruct'
import { lotteryGame } from '#games/lottery/lottery-game.ts'
import { on } from '#games/lottery/matches.ts'
import type { Choice, Play } from '#games/lottery/play.ts'
import { drawPrizes, northPrizes, southPrizes, type VietnamDraw } from './draw.ts'
import { centralOdds, northOdds, southOdds, southPairOdds } from './odds.ts'
import { centralPlays, northPlays, southPairPlays, southPlays } from './plays.ts'

/** The struct of a result: so many numbers of so many digits for each prize. */
const structOf = (prizes: typeof northPrizes) =>
  object(
    Object.fromEntries(
      prizes.map(({ name, numbers, digits }) => [
        name,
        size(array(pattern(string(), new RegExp(`^\\d{${digits}}$`))), numbers, numbers),
      ]),
    ),
  )

const shown = (drawn: VietnamDraw) =>
  Object.fromEntries(Object.entries(drawn).map(([name, numbers]) => [name, [...numbers]]))

const NorthDraw = structOf(northPrizes)
const SouthDraw = structOf(southPrizes)
const SouthPair = type({ first: SouthDraw, second: SouthDraw })

export const northGame = lotteryGame<VietnamDraw>({
  ...{ type: 'vn-north', plays: northPlays, table: northOdds, shown },
  draw: (random) => drawPrizes(northPrizes, random),
  read: (result) => create(result, NorthDraw),
})

export const centralGame = lotteryGame<VietnamDraw>({
  ...{ type: 'vn-central', plays: centralPlays, table: centralOdds, shown },
  draw: (random) => drawPrizes(southPrizes, random),
  read: (result) => create(result, SouthDraw),
})

type Pair = readonly [VietnamDraw, VietnamDraw]

/** The code of a play on the second station. */
export const secondStation = (code: string): string => `${code}-second`

const atSecond = southPlays.map((play): Play<Pair> => {
  const second = on<Pair, VietnamDraw>(play, ([, drawn]) => drawn)
  const risks = (choice: Choice) =>
    (play.risks?.(choice) ?? []).map((risk) => ({ ...risk, at: secondStation(risk.at) }))
  return { ...second, code: secondStation(play.code), ...(play.risks && { risks }) }
})

/** In the South two stations draw at once, each 18 numbers; đá xiên is played on both together. */
export const southGame = lotteryGame<Pair>({
  type: 'vn-south',
  plays: [...southPlays.map((play) => on<Pair, VietnamDraw>(play, ([drawn]) => drawn)), ...southPairPlays, ...atSecond],
  table: {
    ...southOdds,
    ...southPairOdds,
    ...Object.fromEntries(Object.entries(southOdds).map(([code, odds]) => [secondStation(code), odds])),
  },
  draw: (random) => [drawPrizes(southPrizes, random), drawPrizes(southPrizes, random)],
  shown: ([first, second]) => ({ first: shown(first), second: shown(second) }),
  read: (result) => {
    const { first, second } = create(result, SouthPair)
    return [first, second]
  },
})
