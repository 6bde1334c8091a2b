import { oneShot } from '#games/instants/one-shot.ts'
import { paid } from '#games/paid.ts'
import {
  drawPoint,
  isLimboChoice,
  type LimboChoice,
  limboLargest,
  limboMultiplier,
  limboReturn,
  limboWin,
} from './rules.ts'
import { LimboChoiceStruct } from './wire.ts'

/** Limbo as the house plays it. How often it wins is for the player to choose, so no hit frequency is stated. */
export const limboInstant = oneShot<LimboChoice, number>({
  name: 'limbo',
  choice: LimboChoiceStruct,
  isChoice: isLimboChoice,
  draw: (_, random) => drawPoint(random),
  win: limboWin,
  largest: (stake, choice) => paid(stake, limboMultiplier(choice)),
  shown: ({ target }, point) => ({ target, point }),
  facts: () => [{ bet: 'any', rtp: limboReturn, largest: limboLargest }],
})
