import type { Infer } from 'superstruct'
import { combinations } from '#games/combinations.ts'
import type { Distribution } from '#games/distribution.ts'
import { factsOf } from '#games/instants/facts-of.ts'
import { oneShot } from '#games/instants/one-shot.ts'
import { paid } from '#games/paid.ts'
import { type Risk, risks } from '#games/risk.ts'
import {
  drawKeno,
  isKenoChoice,
  kenoDrawn,
  kenoLargest,
  kenoMultipliers,
  kenoNumbers,
  kenoWin,
  mostPicks,
} from './rules.ts'
import { KenoChoiceStruct } from './wire.ts'

/** All draws for so many picks, by their hits. */
const results = (picks: number, risk: Risk): Distribution =>
  kenoMultipliers(picks, risk).map((multiplier, hits) => ({
    weight: combinations(picks, hits) * combinations(kenoNumbers - picks, kenoDrawn - hits),
    multiplier,
  }))

/** Keno as the house plays it. */
export const kenoInstant = oneShot<Infer<typeof KenoChoiceStruct>, readonly number[]>({
  name: 'keno',
  choice: KenoChoiceStruct,
  isChoice: isKenoChoice,
  draw: (_, random) => drawKeno(random),
  win: kenoWin,
  largest: (stake, { picks, risk }) => paid(stake, kenoLargest(picks.length, risk)),
  shown: ({ picks, risk }, drawn) => ({ picks, risk, drawn }),
  facts: () =>
    Array.from({ length: mostPicks }, (_, index) => index + 1).flatMap((picks) =>
      risks.map((risk) => factsOf(`${picks}-picks-${risk}`, results(picks, risk))),
    ),
})
