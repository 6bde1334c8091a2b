import { lineCount } from './paylines.ts'
import { type Rational, rational } from './rational.ts'
import type { Maths, Volatility } from './types.ts'
import { type Sums, windowSums } from './window-sums.ts'

/** What is still won, and its square, as numerators over one denominator. */
type Moments = { readonly paid: bigint; readonly squared: bigint }
const nothing: Moments = { paid: 0n, squared: 0n }

/**
 * The exact variance of what a whole round returns per unit of stake, free spins and retriggers included. Its square
 * root is the standard deviation by which games are called low, middle or high in volatility.
 *
 * What a spin pays and whether it gives free spins depend on each other, so both moments of the rest of the round are
 * worked out backwards, from the last free spin the cap allows to the first.
 */
export function variance(maths: Maths): Rational {
  const { count, multiplier, cap } = maths.freeSpins
  const { plain, trigger } = windowSums(maths)
  const windows = plain.windows + trigger.windows
  // What is won after `played` free spins, by how many were awarded; over windows^(cap - played).
  let rest = new Map<number, Moments>()
  for (let played = cap - 1; played >= 0; played--) {
    const scale = windows ** BigInt(cap - played - 1)
    const before = new Map<number, Moments>()
    for (let awarded = played + 1; awarded <= cap; awarded++) {
      const stay = rest.get(awarded) ?? nothing
      const more = rest.get(Math.min(awarded + count, cap)) ?? nothing
      before.set(awarded, spinAndRest(plain, stay, trigger, more, BigInt(multiplier), scale))
    }
    rest = before
  }
  const free = rest.get(Math.min(count, cap)) ?? nothing
  const { paid, squared } = spinAndRest(plain, nothing, trigger, free, 1n, windows ** BigInt(cap))
  const rounds = windows ** BigInt(cap + 1)
  return rational(squared * rounds - paid ** 2n, (rounds * lineCount) ** 2n)
}

/** Moments of one spin, whose pays count `times`, with what follows it where it gives free spins and where not. */
function spinAndRest(plain: Sums, stay: Moments, trigger: Sums, more: Moments, times: bigint, scale: bigint): Moments {
  return {
    paid: times * (plain.paid + trigger.paid) * scale + plain.windows * stay.paid + trigger.windows * more.paid,
    squared:
      times ** 2n * (plain.squared + trigger.squared) * scale +
      2n * times * (plain.paid * stay.paid + trigger.paid * more.paid) +
      plain.windows * stay.squared +
      trigger.windows * more.squared,
  }
}

/** Standard deviations per unit of stake from which a game is called middle, and high, in volatility. */
const bounds = { middle: 3n, high: 5n } as const

/** The name of a game's volatility, from its exact {@link variance}. */
export function volatilityOf({ numerator, denominator }: Rational): Volatility {
  if (numerator < bounds.middle ** 2n * denominator) return 'low'
  return numerator < bounds.high ** 2n * denominator ? 'middle' : 'high'
}
