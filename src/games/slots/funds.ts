/** What a game knows of the wallet it plays from. Amounts are minor units. */
export interface Funds {
  /** What can be staked, as the gateway said last. */
  readonly known: bigint
  /** The round on the reels. `win` is there once the gateway has answered; `known` counts stake and win from then on. */
  readonly round?: { readonly stake: bigint; readonly win?: bigint }
  /** A reading that came during the round. Nobody can tell whether it counts the round, so it waits for the end. */
  readonly aside?: bigint
}

/** The balance to show: during a round what is there less its stake, without giving away what it wins. */
export function shownBalance({ known, round }: Funds): bigint {
  if (!round) return known
  return known - (round.win ?? round.stake)
}

/** A round begins. */
export function staked({ known }: Funds, stake: bigint): Funds {
  return { known, round: { stake } }
}

/**
 * The gateway has settled the round; its reels still turn.
 *
 * @param balance what can be staked after the round
 */
export function settled(funds: Funds, balance: bigint, win: bigint): Funds {
  return { known: balance, round: { stake: funds.round?.stake ?? 0n, win } }
}

/** The round has been shown to its end. A reading that came after the answer is asked for again by the page. */
export function shown({ known }: Funds): Funds {
  return { known }
}

/** The round was refused, or its fate is unknown: what the gateway said last counts. */
export function undone({ known, aside }: Funds): Funds {
  return { known: aside ?? known }
}

/** A reading from outside: a deposit, a bet in another tab. */
export function told(funds: Funds, balance: bigint): Funds {
  return funds.round ? { ...funds, aside: balance } : { known: balance }
}
