/** How a vendor sends a round to the platform. */
export type Manner =
  /** Bet and win in one request. */
  | 'betwin'
  /** The bet first, then the win, which ends the round. */
  | 'bet-win'
  /** From a wallet that the vendor keeps for the player, and reported; play money is sent as `betwin`. */
  | 'wallet'

/** The vendors of the catalogue whose slots the studio plays, each under a key of its own. */
export const studioVendors: Readonly<Record<string, Manner>> = {
  LUMORA: 'betwin',
  TUCUM: 'bet-win',
  CORDEL: 'bet-win',
  NOVELEGUAS: 'betwin',
  ZENITE: 'betwin',
  MAREALTA: 'bet-win',
  BRISA: 'betwin',
  PAPAIA: 'bet-win',
  SALAOREAL: 'wallet',
  // Through the dialect `aggregator`, which has no bet and win in one.
  PIRAPLAY: 'bet-win',
}

/** Vendors that keep the play money of their games themselves: their dialect asks the platform for real money only. */
export const demoVendors: ReadonlySet<string> = new Set(['PIRAPLAY'])
