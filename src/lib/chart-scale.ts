/** Where values stand on an axis. It always has the zero, from which bars begin. */
export interface Scale {
  /** Values to draw a line at, ascending; whole multiples of one step of 1, 2 or 5 and zeros. */
  readonly ticks: readonly bigint[]
  /** How high a value stands: 0 at the lower end, 1 at the upper. */
  at(value: bigint): number
}

/**
 * An axis for values such as amounts in minor units.
 *
 * @param most steps between its ends, at the most
 */
export function scaleOf(values: readonly bigint[], most = 4): Scale {
  const least = values.reduce((low, value) => (value < low ? value : low), 0n)
  const largest = values.reduce((high, value) => (value > high ? value : high), 0n)
  if (least === largest) return { ticks: [0n], at: () => 0 }
  const step = stepOf(least, largest, BigInt(most))
  const low = floor(least, step)
  const high = -floor(-largest, step)
  const ticks: bigint[] = []
  for (let tick = low * step; tick <= high * step; tick += step) ticks.push(tick)
  // Tenths of a thousandth are finer than any screen; only the fraction becomes a float, never an amount.
  const whole = (high - low) * step
  return { ticks, at: (value) => Number(((value - low * step) * 10_000n) / whole) / 10_000 }
}

/** The smallest step of 1, 2 or 5 and zeros that needs no more than `most` of them. */
function stepOf(least: bigint, largest: bigint, most: bigint): bigint {
  for (let power = 1n; ; power *= 10n)
    for (const digit of [1n, 2n, 5n]) {
      const step = digit * power
      if (-floor(-largest, step) - floor(least, step) <= most) return step
    }
}

/** How often a step goes into a value, rounded down. */
function floor(value: bigint, step: bigint): bigint {
  const times = value / step
  return value < 0n && times * step !== value ? times - 1n : times
}

/** Which of so many points are named below the axis, `most` at the most: evenly spaced, beginning with the first. */
export function namedPoints(count: number, most: number): readonly number[] {
  if (count === 0) return []
  const every = Math.ceil(count / Math.max(1, most))
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every)
}
