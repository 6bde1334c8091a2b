import type { Result } from '#games/instants/view/parts/Chances.tsx'
import { type PlinkoChoice, plinkoMultipliers, slotChance } from '#games/plinko/rules.ts'
import { plus, type Rational } from '#games/slots/rational.ts'

/** From which multiplier on a slot has a colour: the colours of chips from cool to hot, gold for the best. */
const tones: readonly (readonly [least: bigint, tone: Result['tone']])[] = [
  [100n, 'gold'],
  [20n, 2],
  [5n, 7],
  [2n, 4],
  [1n, 3],
]

/** The colour of a slot: dark for what pays less than the stake. */
export const toneOf = ({ numerator, denominator }: Rational): Result['tone'] =>
  tones.find(([least]) => numerator >= least * denominator)?.[1] ?? 'plain'

/** What can come of a ball, from the most to the least, each with its chance. Slots that pay the same count together. */
export function resultsOf(choice: PlinkoChoice): Result[] {
  const results: Result[] = []
  for (const [slot, multiplier] of plinkoMultipliers(choice).entries()) {
    const chance = slotChance(choice, slot)
    const at = results.findIndex((known) => isSame(known.multiplier, multiplier))
    const known = results[at]
    if (known) results[at] = { ...known, chance: plus(known.chance, chance) }
    else results.push({ multiplier, chance, tone: toneOf(multiplier) })
  }
  return results
}

const isSame = (one: Rational, other: Rational) =>
  one.numerator === other.numerator && one.denominator === other.denominator
