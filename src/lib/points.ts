/** The price of a point in a category, as far as the calculation needs it. */
export interface PointPrice {
  /** Points for each whole turnover. */
  readonly points: bigint
  /** Valid bets in minor units. */
  readonly turnover: bigint
}

/** The points of valid bets. */
export interface Earned {
  /** Whole turnovers. */
  readonly units: bigint
  readonly points: bigint
  /** The rest that counts towards the next point, minor units. */
  readonly residue: bigint
}

/**
 * Points of valid bets (product rule 11.2): one unit of points for each whole turnover in the sum of residue and new valid bets. The rest
 * becomes the new residue, so the same valid bets always earn the same points.
 *
 * @param residue minor units that have not become a point yet
 * @param fresh new valid bets, minor units
 */
export function pointsOf(residue: bigint, fresh: bigint, { points, turnover }: PointPrice): Earned {
  const all = residue + fresh
  const units = all / turnover
  return { units, points: units * points, residue: all - units * turnover }
}

/** The exchange rate of points: `amount` minor units for each `points` of them. */
export interface PointRate {
  readonly points: number
  readonly amount: bigint
}

/** The money that points become; undefined unless they are a whole multiple of the rate's, more than none (product rule 11.9). */
export function moneyOf(points: bigint, rate: PointRate): bigint | undefined {
  const each = BigInt(rate.points)
  if (points <= 0n || points % each !== 0n) return undefined
  return (points / each) * rate.amount
}
