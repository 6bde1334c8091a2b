/** Bets that were settled by the transactions `from` up to `to`, which is excluded. */
export interface Stretch {
  readonly from: bigint
  readonly to: bigint
}
