/** What a ticket is played for: its first line, its second line, all three. */
export const patterns = ['line', 'two-lines', 'full-house'] as const

export type Pattern = (typeof patterns)[number]

/** A prize for a pattern that is complete with this ball at the latest. */
export interface Prize {
  readonly upToBall: number
  /** What one unit of the ticket's stake becomes. */
  readonly multiplier: bigint
}

/**
 * Fixed prizes, the earlier the higher; each pattern wins the first prize that it still reaches, and the prizes of a ticket add up. The
 * figures are our own: chosen so that a ticket returns about 95 % and one of three wins.
 */
export const prizes: Readonly<Record<Pattern, readonly Prize[]>> = {
  line: [
    { upToBall: 15, multiplier: 200n },
    { upToBall: 20, multiplier: 60n },
    { upToBall: 25, multiplier: 20n },
    { upToBall: 30, multiplier: 10n },
    { upToBall: 35, multiplier: 6n },
    { upToBall: 40, multiplier: 3n },
    { upToBall: 45, multiplier: 2n },
    { upToBall: 60, multiplier: 1n },
  ],
  'two-lines': [
    { upToBall: 30, multiplier: 200n },
    { upToBall: 35, multiplier: 60n },
    { upToBall: 40, multiplier: 30n },
    { upToBall: 45, multiplier: 15n },
    { upToBall: 50, multiplier: 8n },
    { upToBall: 55, multiplier: 5n },
    { upToBall: 60, multiplier: 3n },
  ],
  'full-house': [
    { upToBall: 35, multiplier: 20_000n },
    { upToBall: 40, multiplier: 5_000n },
    { upToBall: 45, multiplier: 1_000n },
    { upToBall: 50, multiplier: 300n },
    { upToBall: 55, multiplier: 100n },
    { upToBall: 60, multiplier: 60n },
  ],
}

/** The prize of a pattern that was complete with a ball. */
export const prizeAt = (pattern: Pattern, ball: number): bigint =>
  prizes[pattern].find(({ upToBall }) => ball <= upToBall)?.multiplier ?? 0n
