/** Sums over rounds: how many, what they staked and brought in minor units, and the sums of the squares and products of both. */
export interface RoundSums {
  readonly rounds: bigint
  readonly stake: bigint
  readonly win: bigint
  readonly stakeSquares: bigint
  readonly winSquares: bigint
  readonly products: bigint
}

/** A range of returns, in hundredths of a per cent. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** With fewer rounds there is no interval: the normal distribution, from which it comes, fits sums of many rounds only. */
export const leastRounds = 1_000n

/** The quantile of the normal distribution that 0.5 % of all values exceed, as a fraction: 99 % lie between both sides. */
const quantile = { over: 25_758_293_035n, under: 10_000_000_000n }

/** Hundredths of a per cent in one. */
const unit = 10_000n

/** Steps in a hundredth of a per cent, so that bounds are rounded once, at the end. */
const steps = 1_000_000n

/** The return, all wins over all stakes, in hundredths of a per cent to the nearest; null if nothing was staked. */
export function returnRate({ stake, win }: Pick<RoundSums, 'stake' | 'win'>): number | null {
  return stake > 0n ? Number(floorOf(2n * win * unit + stake, 2n * stake)) : null
}

/**
 * The interval that holds the true return with 99 % confidence, in the normal approximation; null with fewer than
 * {@link leastRounds} rounds, or if all had the same return.
 *
 * A return is a ratio of two sums, R = Σw / Σs, where rounds have different stakes. Its variance is estimated from what each round
 * departs from it: n/(n−1) · Σ(w − R·s)² / (Σs)² (Cochran, Sampling Techniques, 6.4). Bounds are rounded outwards, and nothing
 * returns less than 0.
 */
export function returnInterval(sums: RoundSums): Interval | null {
  const { rounds, stake, win, stakeSquares, winSquares, products } = sums
  if (rounds < leastRounds || stake <= 0n) return null
  // Σ(w·Σs − s·Σw)², which has no fractions.
  const departures = winSquares * stake ** 2n - 2n * products * stake * win + stakeSquares * win ** 2n
  if (departures <= 0n) return null
  const square = (quantile.over * unit * steps) ** 2n * rounds * departures
  const half = squareRoot(square / (quantile.under ** 2n * (rounds - 1n) * stake ** 4n)) + 1n
  const middle = floorOf(win * unit * steps, stake)
  const low = Number(floorOf(middle - half, steps))
  return { low: Math.max(low, 0), high: -Number(floorOf(-(middle + 1n + half), steps)) }
}

/** The quotient, rounded down also below zero. The divisor is positive. */
function floorOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient
}

/** The square root of a number from 0 on, rounded down (Newton). */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
