import { combinations } from '#games/combinations.ts'
import type { Distribution } from '#games/distribution.ts'
import { factsOf } from '#games/instants/facts-of.ts'
import { oneShot } from '#games/instants/one-shot.ts'
import { paid } from '#games/paid.ts'
import { risks } from '#games/risk.ts'
import {
  drawPath,
  isPlinkoChoice,
  type PlinkoChoice,
  plinkoLargest,
  plinkoMultipliers,
  plinkoWin,
  slotOf,
  stepsOf,
} from './rules.ts'
import { plinkoRows } from './tables.ts'
import { PlinkoChoiceStruct } from './wire.ts'

/** All paths of a choice, by their slot. */
const results = (choice: PlinkoChoice): Distribution =>
  plinkoMultipliers(choice).map((multiplier, slot) => ({ weight: combinations(choice.rows, slot), multiplier }))

/** Plinko as the house plays it. */
export const plinkoInstant = oneShot<PlinkoChoice, number>({
  name: 'plinko',
  choice: PlinkoChoiceStruct,
  isChoice: isPlinkoChoice,
  draw: (_, random) => drawPath(random),
  win: plinkoWin,
  largest: (stake, choice) => paid(stake, plinkoLargest(choice)),
  shown: (choice, path) => ({
    rows: choice.rows,
    risk: choice.risk,
    steps: stepsOf(choice, path),
    slot: slotOf(choice, path),
  }),
  facts: () =>
    plinkoRows.flatMap((rows) => risks.map((risk) => factsOf(`${rows}-rows-${risk}`, results({ rows, risk })))),
})
