import { numberFormat } from '#lib/formats.ts'
import { minorDigits } from '#lib/money.ts'

/** Chips within a power of a hundred. */
const steps = [1n, 5n, 25n]

/**
 * The chips of a table: its least stake, and 1, 5 and 25 of each power of a hundred up to its most, in minor units, ascending. All are
 * multiples of the least, so any sum of chips can be laid with the least one.
 *
 * @param least above zero
 */
export function chipValues(least: bigint, most: bigint): bigint[] {
  const values = new Set([least])
  for (let power = 100n; power <= most; power *= 100n)
    for (const step of steps) {
      const value = step * power
      if (value > least && value <= most && value % least === 0n) values.add(value)
    }
  return [...values]
}

/** Writes sums as short as a chip needs it: `0.5`, `25`, `2.5K`. The whole sum stands in the name of its place. */
export function chipText(currency: string, locale: string): (sum: bigint) => string {
  const unit = 10n ** BigInt(minorDigits(currency))
  const write = numberFormat(locale, { maximumSignificantDigits: 3 })
  const plain = numberFormat(locale, { maximumFractionDigits: 2 })
  /** The number of hundredths, as a float only to be written. */
  const hundredths = (sum: bigint, of: bigint) => Number((sum * 100n) / of) / 100
  return (sum) => {
    if (sum < 1_000n * unit) return plain.format(hundredths(sum, unit))
    if (sum < 1_000_000n * unit) return `${write.format(hundredths(sum, 1_000n * unit))}K`
    return `${write.format(hundredths(sum, 1_000_000n * unit))}M`
  }
}
