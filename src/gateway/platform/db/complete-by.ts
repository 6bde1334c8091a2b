/** The mark of a job that counts bets by the transactions that settled them. */
export interface CountingMark {
  /** All transactions below have ended, and are counted now. */
  readonly ended: bigint
  /** No transaction of this number or above has begun. */
  readonly begun: bigint
  /** `begun` and the time of the last run. */
  readonly seen_to: bigint
  readonly seen_at: Date | null
  /** The mark of the last run. */
  readonly complete_to: Date | null
}

/**
 * The moment up to which everything that was settled is counted. A transaction that is still open may settle a bet with an earlier
 * time. When all that had begun by the last run have ended, everything until then is counted; when none is open, everything
 * until now is.
 */
export function completeBy({ ended, begun, seen_to, seen_at, complete_to }: CountingMark, now: Date): Date | null {
  if (ended >= begun) return now
  return ended >= seen_to ? seen_at : complete_to
}
