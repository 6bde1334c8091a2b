interface Bounds {
  readonly balance: bigint
  readonly minimum: bigint
  readonly maximum: bigint
  /** The rest of the day's limit. */
  readonly leftSum: bigint
  readonly leftCount: number
}

/** The largest amount that can leave a wallet now: nothing if it is below the minimum. Minor units. */
export function mostWithin({ balance, minimum, maximum, leftSum, leftCount }: Bounds): bigint {
  const most = [balance, maximum, leftSum].reduce((least, bound) => (bound < least ? bound : least))
  return leftCount === 0 || most < minimum ? 0n : most
}
