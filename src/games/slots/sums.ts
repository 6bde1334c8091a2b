/** What a set of windows pays: numbers of windows, and amounts in whatever unit the pays have. */
export type Sums = {
  readonly windows: bigint
  /** All payments together, and all their squares. */
  readonly paid: bigint
  readonly squared: bigint
  /** Windows that pay anything, and what the best one pays. */
  readonly hits: bigint
  readonly most: bigint
}

export const noSums: Sums = { windows: 0n, paid: 0n, squared: 0n, hits: 0n, most: 0n }

/** The sums of two separate sets of windows together. */
export function addSums(a: Sums, b: Sums): Sums {
  return {
    windows: a.windows + b.windows,
    paid: a.paid + b.paid,
    squared: a.squared + b.squared,
    hits: a.hits + b.hits,
    most: a.most > b.most ? a.most : b.most,
  }
}

/** The sums if every window of the set pays `more` in addition: Σ(x + m)² = Σx² + 2mΣx + nm². */
export function payMore(sums: Sums, more: bigint): Sums {
  if (more === 0n || sums.windows === 0n) return sums
  const { windows, paid, squared, most } = sums
  return {
    windows,
    paid: paid + more * windows,
    squared: squared + 2n * more * paid + more ** 2n * windows,
    hits: windows,
    most: most + more,
  }
}

/** Adds up windows by a number that they show, such as of scatters. */
export type Tally = {
  /** @param windows how many windows show `counted` and pay `total` */
  readonly add: (counted: number, windows: number, total: number) => void
  /**
   * Entry `n` has the windows that show n.
   *
   * @throws {RangeError} if a sum exceeds the integers that a double represents exactly
   */
  readonly sums: () => readonly Sums[]
}

/** A tally in doubles, which are many times faster than bigints and exact up to 2^53. */
export function createTally(): Tally {
  const rows: { windows: number; paid: number; squared: number; hits: number; most: number }[] = []
  return {
    add(counted, windows, total) {
      while (rows.length <= counted) rows.push({ windows: 0, paid: 0, squared: 0, hits: 0, most: 0 })
      const row = rows[counted]
      if (!row || windows === 0) return
      row.windows += windows
      row.paid += windows * total
      row.squared += windows * total ** 2
      if (total > 0) row.hits += windows
      if (total > row.most) row.most = total
    },
    sums: () =>
      rows.map(({ windows, paid, squared, hits, most }) => {
        if (!Number.isSafeInteger(squared)) throw new RangeError('the sum of squares is not exact any more')
        return {
          windows: BigInt(windows),
          paid: BigInt(paid),
          squared: BigInt(squared),
          hits: BigInt(hits),
          most: BigInt(most),
        }
      }),
  }
}
