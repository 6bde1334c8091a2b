/** Most minor units that can be cut: the source of chance draws below 2^32. */
export const mostTotal = 4_000_000_000n

/**
 * Cuts a sum into shares of at least one minor unit. Every way of cutting it is equally likely: the places between minor units
 * are numbered, and as many of them as are needed are drawn, none twice (Floyd's algorithm).
 *
 * @param total minor units, at least `count` and at most {@link mostTotal}
 * @param below draws an integer from 0 to one below its argument, each equally likely
 * @returns shares that sum up to the total
 */
export function cutShares(total: bigint, count: number, below: (exclusiveMax: number) => number): bigint[] {
  if (!Number.isInteger(count) || count < 1 || total < BigInt(count) || total > mostTotal)
    throw new RangeError(`${total} cannot be cut into ${count} shares`)
  const places = Number(total) - 1
  const cuts = new Set<number>()
  for (let last = places - count + 2; last <= places; last++) {
    const drawn = below(last) + 1
    cuts.add(cuts.has(drawn) ? last : drawn)
  }
  const ends = [...cuts].sort((one, other) => one - other)
  return [...ends, Number(total)].map((end, at) => BigInt(end - (ends[at - 1] ?? 0)))
}
