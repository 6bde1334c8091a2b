import type { WageringFacts } from './props.ts'

/** The balance of a game, as far as the game knows it. Amounts are minor units. */
export interface Funds {
  /** The last balance from the gateway. */
  readonly known: bigint
  /**
   * The round on the reels. `win` is set when the gateway has answered; from then on `known` includes stake and win.
   */
  readonly round?: { readonly stake: bigint; readonly win?: bigint }
  /**
   * A balance that arrived during the round. It may or may not include the round, so it is only used if the round
   * fails.
   */
  readonly aside?: bigint
}

/** The balance to show. During a round it is reduced by the stake and does not include the win. */
export function shownBalance({ known, round }: Funds): bigint {
  if (!round) return known
  return known - (round.win ?? round.stake)
}

/** Starts a round. */
export function staked({ known }: Funds, stake: bigint): Funds {
  return { known, round: { stake } }
}

/**
 * Stores the answer of the gateway while the reels still turn.
 *
 * @param balance what can be staked after the round
 */
export function settled(funds: Funds, balance: bigint, win: bigint): Funds {
  return { known: balance, round: { stake: funds.round?.stake ?? 0n, win } }
}

/** Ends the round on the reels. The page reads the balance again if one arrived after the answer. */
export function shown({ known }: Funds): Funds {
  return { known }
}

/** Ends a round that was refused, or whose result is unknown: the last balance of the gateway applies. */
export function undone({ known, aside }: Funds): Funds {
  return { known: aside ?? known }
}

/** Stores a balance from elsewhere: after a deposit, or a bet in another tab. */
export function balanceReceived(funds: Funds, balance: bigint): Funds {
  return funds.round ? { ...funds, aside: balance } : { known: balance }
}

/**
 * The wagering to show after an answer: null if the bonus that was running is over now.
 *
 * @param known what was shown before
 * @param told undefined if no bonus is running
 */
export const wageringAfter = (
  known: WageringFacts | null | undefined,
  told: WageringFacts | undefined,
): WageringFacts | null | undefined => told ?? (known ? null : undefined)
