interface PrizeRange {
  readonly from: number
  readonly to: number
  readonly amount: bigint
}

/** Neighbouring places with the same prize in one line. @param prizes by place, the first place first */
export function prizeRanges(prizes: readonly bigint[]): PrizeRange[] {
  const starts = prizes.flatMap((amount, index) => (amount === prizes[index - 1] ? [] : [{ amount, index }]))
  return starts.map(({ amount, index }, at) => ({
    from: index + 1,
    to: starts[at + 1]?.index ?? prizes.length,
    amount,
  }))
}
