import { lineCount } from './paylines.ts'
import { type Rational, rational } from './rational.ts'
import type { Maths, Volatility } from './types.ts'
import { type Sums, windowSums } from './window-sums.ts'

/** The mean of the amount still to be won, and of its square. Both are numerators over a common denominator. */
type Moments = { readonly paid: bigint; readonly squared: bigint }
const nothing: Moments = { paid: 0n, squared: 0n }

/**
 * The exact variance of the return of a whole round per unit of stake, with free spins and retriggers. Its square root
 * is the standard deviation that decides between low, middle and high volatility.
 *
 * The payment of a spin and its free spins depend on each other. Both moments of the rest of the round are therefore
 * computed backwards, from the last free spin that the cap allows to the first.
 */
export function variance(maths: Maths): Rational {
  const { count, multiplier, cap } = maths.freeSpins
  const { plain, trigger } = windowSums(maths)
  const windows = plain.windows + trigger.windows
  // The win after `played` free spins, by number of awarded spins. The denominator is windows^(cap - played).
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

/** Moments of one spin with multiplier `times` and everything after it, with and without a trigger of free spins. */
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

/** Lower bounds of middle and high volatility: standard deviations per unit of stake. */
const bounds = { middle: 3n, high: 5n } as const

/** The volatility of a game, from its exact {@link variance}. */
export function volatilityOf({ numerator, denominator }: Rational): Volatility {
  if (numerator < bounds.middle ** 2n * denominator) return 'low'
  return numerator < bounds.high ** 2n * denominator ? 'middle' : 'high'
}
