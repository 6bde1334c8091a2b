/** Steps of a stake within a power of ten. */
const steps = [1n, 2n, 5n]

/**
 * The stakes that are offered between two limits, in minor units, ascending: 1, 2 and 5 of each power of ten, and both limits.
 *
 * @param least above zero
 */
export function stakesBetween(least: bigint, most: bigint): bigint[] {
  const offered = new Set([least, most])
  for (let power = 1n; power <= most; power *= 10n)
    for (const step of steps) if (step * power >= least && step * power <= most) offered.add(step * power)
  return [...offered].sort((one, other) => (one < other ? -1 : 1))
}

/** The highest offered stake that is not above another amount; the lowest if all are. */
export const stakeBelow = (stakes: readonly bigint[], amount: bigint): bigint =>
  stakes.reduce((best, stake) => (stake <= amount ? stake : best), stakes[0] ?? 0n)
