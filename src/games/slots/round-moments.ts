import type { Sums } from './sums.ts'
import type { SplitSums } from './window-sums.ts'

/** The mean of the amount still to be won, and of its square. Both are numerators over a common denominator. */
type Moments = { readonly paid: bigint; readonly squared: bigint }
const nothing: Moments = { paid: 0n, squared: 0n }

export type RoundMoments = Moments & { readonly rounds: bigint }

/** Free spins of a round. `multipliers` has the one of the first free spin, the second, …; the last holds from there on. */
export type Course = { readonly count: number; readonly cap: number; readonly multipliers: readonly number[] }

/**
 * The exact mean payment of a whole round, with free spins and retriggers, and of its square: both over `rounds`.
 *
 * The payment of a spin and its free spins depend on each other. Both moments of the rest of the round are therefore
 * computed backwards, from the last free spin that the cap allows to the first.
 */
export function roundMoments({ plain, trigger }: SplitSums, { count, cap, multipliers }: Course): RoundMoments {
  const windows = plain.windows + trigger.windows
  // The win after `played` free spins, by number of awarded spins. The denominator is windows^(cap - played).
  let rest = new Map<number, Moments>()
  for (let played = cap - 1; played >= 0; played--) {
    const scale = windows ** BigInt(cap - played - 1)
    const multiplier = BigInt(multiplierOf(multipliers, played))
    const before = new Map<number, Moments>()
    for (let awarded = played + 1; awarded <= cap; awarded++) {
      const stay = rest.get(awarded) ?? nothing
      const more = rest.get(Math.min(awarded + count, cap)) ?? nothing
      before.set(awarded, spinAndRest(plain, stay, trigger, more, multiplier, scale))
    }
    rest = before
  }
  const free = rest.get(Math.min(count, cap)) ?? nothing
  const moments = spinAndRest(plain, nothing, trigger, free, 1n, windows ** BigInt(cap))
  return { ...moments, rounds: windows ** BigInt(cap + 1) }
}

/** What a free spin is multiplied by after `played` others. */
export function multiplierOf(multipliers: readonly number[], played: number): number {
  return multipliers[played] ?? multipliers.at(-1) ?? 1
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
