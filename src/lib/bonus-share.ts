/** The bonus part of a win. Minor units. */
export interface BonusShare {
  /** Rounded down; the rest of the win is the member's own. */
  readonly part: bigint
  /** The fraction that went to the own part, in whole ten-thousandths of a minor unit. */
  readonly dropped: bigint
  /** Whether those are all digits. */
  readonly isExact: boolean
}

/**
 * Splits a win as its stake was split (product rule 22.6). 25.01 won with 10.00, of which 4.00 bonus, are 10.00 bonus and
 * 15.01 own; 0.4 cents of the exact part go to the own one.
 */
export function bonusShare(win: bigint, bonusStake: bigint, stake: bigint): BonusShare {
  const product = win * bonusStake
  const rest = (product % stake) * 10_000n
  return { part: product / stake, dropped: rest / stake, isExact: rest % stake === 0n }
}
