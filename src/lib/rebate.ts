/** Hundredths of a per cent in a whole. */
const whole = 10_000n

/** How the amount of a rebate came about. */
export interface RebateSum {
  /** The rebate: whole minor units, rounded down. */
  readonly amount: bigint
  /** The exact product in minor units, as a decimal with as few digits as it has: `80.2425`. */
  readonly product: string
  /** The amount that rounding dropped, in ten-thousandths of a minor unit; the product is `amount` plus this. */
  readonly dropped: bigint
}

/**
 * The rebate of a valid bet (product rule 21.8): valid bet × rate, rounded down to whole minor units. 123.45 at 0.65 % is
 * 80.2425 cents, of which 80 are given back.
 *
 * @param validBet minor units
 * @param rate hundredths of a per cent
 */
export function rebateOf(validBet: bigint, rate: number): RebateSum {
  const exact = validBet * BigInt(rate)
  const dropped = exact % whole
  const fraction = dropped.toString().padStart(4, '0').replace(/0+$/, '')
  const amount = exact / whole
  return { amount, product: fraction === '' ? amount.toString() : `${amount}.${fraction}`, dropped }
}
