import { oneShot } from '#games/instants/one-shot.ts'
import { paid } from '#games/paid.ts'
import { type DiceChoice, diceMultiplier, diceReturn, diceWin, fewestFaces, isDiceChoice, rollDice } from './rules.ts'
import { DiceChoiceStruct } from './wire.ts'

/** Dice as the house plays it. How often it wins is for the player to choose, so no hit frequency is stated. */
export const diceInstant = oneShot<DiceChoice, number>({
  name: 'dice',
  choice: DiceChoiceStruct,
  isChoice: isDiceChoice,
  draw: (_, random) => rollDice(random),
  win: diceWin,
  largest: (stake, choice) => paid(stake, diceMultiplier(choice)),
  shown: ({ side, target }, roll) => ({ side, target, roll }),
  facts: () => [{ bet: 'any', rtp: diceReturn, largest: diceMultiplier({ side: 'under', target: fewestFaces }) }],
})
