/** An axis of values. It always includes zero, because bars start there. */
export interface Scale {
  /** Values that get a line, ascending: multiples of a step of 1, 2 or 5 times a power of ten. */
  readonly ticks: readonly bigint[]
  /** Height of a value on the axis, from 0 (lower end) to 1 (upper end). */
  at(value: bigint): number
}

/**
 * An axis for values such as amounts in minor units.
 *
 * @param most the largest number of steps between the ends
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
  // One part in ten thousand is finer than any screen. Only this fraction becomes a float, never an amount.
  const whole = (high - low) * step
  return { ticks, at: (value) => Number(((value - low * step) * 10_000n) / whole) / 10_000 }
}

/** The smallest step (1, 2 or 5 times a power of ten) that divides the range into at most `most` parts. */
function stepOf(least: bigint, largest: bigint, most: bigint): bigint {
  for (let power = 1n; ; power *= 10n)
    for (const digit of [1n, 2n, 5n]) {
      const step = digit * power
      if (-floor(-largest, step) - floor(least, step) <= most) return step
    }
}

/** Whole number of steps in a value, rounded down. */
function floor(value: bigint, step: bigint): bigint {
  const times = value / step
  return value < 0n && times * step !== value ? times - 1n : times
}

/** Indexes of the points that get a label below the axis: at most `most`, evenly spaced, starting with the first. */
export function namedPoints(count: number, most: number): readonly number[] {
  if (count === 0) return []
  const every = Math.ceil(count / Math.max(1, most))
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every)
}
