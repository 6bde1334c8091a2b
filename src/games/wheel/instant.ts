import type { Distribution } from '#games/distribution.ts'
import { factsOf } from '#games/instants/facts-of.ts'
import { oneShot } from '#games/instants/one-shot.ts'
import { paid } from '#games/paid.ts'
import { risks } from '#games/risk.ts'
import {
  isWheelChoice,
  spinWheel,
  type WheelChoice,
  wheelLargest,
  wheelMultipliers,
  wheelSegments,
  wheelWin,
} from './rules.ts'
import { WheelChoiceStruct } from './wire.ts'

const results = (choice: WheelChoice): Distribution =>
  wheelMultipliers(choice).map((multiplier) => ({ weight: 1n, multiplier }))

/** The wheel as the house plays it. */
export const wheelInstant = oneShot<WheelChoice, number>({
  name: 'wheel',
  choice: WheelChoiceStruct,
  isChoice: isWheelChoice,
  draw: spinWheel,
  win: wheelWin,
  largest: (stake, choice) => paid(stake, wheelLargest(choice)),
  shown: ({ segments, risk }, segment) => ({ segments, risk, segment }),
  facts: () =>
    wheelSegments.flatMap((segments) =>
      risks.map((risk) => factsOf(`${segments}-segments-${risk}`, results({ segments, risk }))),
    ),
})
