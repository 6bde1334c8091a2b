import type { Result } from '#games/instants/view/parts/Chances.tsx'
import { isMore, type Rational, rational } from '#games/slots/rational.ts'
import { type WheelChoice, wheelMultipliers } from '#games/wheel/rules.ts'

/** The colours of segments by their multiplier in tenths; they are colours of chips. */
const tones: Readonly<Record<string, number>> = { 12: 3, 15: 4, 20: 6 }

/** The colour of a segment: gold for the first, which pays the most, dark for those that pay nothing. */
export function toneOf({ numerator, denominator }: Rational, place: number): Result['tone'] {
  if (place === 0) return 'gold'
  return numerator === 0n ? 'plain' : (tones[String((numerator * 10n) / denominator)] ?? 8)
}

/** What can come of a wheel, from the most to the least, each with its colour and its chance. */
export function resultsOf(choice: WheelChoice): Result[] {
  const all = wheelMultipliers(choice).map((multiplier, place) => ({ multiplier, tone: toneOf(multiplier, place) }))
  const different = all.filter(({ tone }, place) => all.findIndex((other) => other.tone === tone) === place)
  return different
    .map(({ multiplier, tone }) => {
      const count = all.filter((other) => other.tone === tone).length
      return { multiplier, tone, chance: rational(BigInt(count), BigInt(choice.segments)) }
    })
    .sort((one, other) => (isMore(one.multiplier, other.multiplier) ? -1 : 1))
}
