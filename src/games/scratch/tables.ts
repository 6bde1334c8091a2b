import type { Risk } from '#games/risk.ts'

/** Tickets of which the counts below speak: every ticket is one of them, drawn anew. */
export const ticketCount = 1_000_000

/** A prize: what one unit of the ticket's price becomes, and on how many of the tickets it is. */
export interface Prize {
  readonly multiplier: number
  readonly tickets: number
}

/**
 * The prizes by rising multiplier; each has a symbol of its own. They are our own: each table returns 95 % exactly, and the higher the
 * risk, the fewer the tickets that win.
 */
export const scratchTables: Readonly<Record<Risk, readonly Prize[]>> = {
  low: [
    { multiplier: 1, tickets: 180_000 },
    { multiplier: 2, tickets: 120_000 },
    { multiplier: 3, tickets: 50_000 },
    { multiplier: 4, tickets: 25_000 },
    { multiplier: 5, tickets: 18_000 },
    { multiplier: 10, tickets: 8_000 },
    { multiplier: 20, tickets: 2_500 },
    { multiplier: 50, tickets: 600 },
    { multiplier: 100, tickets: 200 },
    { multiplier: 500, tickets: 20 },
  ],
  middle: [
    { multiplier: 1, tickets: 120_000 },
    { multiplier: 2, tickets: 80_000 },
    { multiplier: 3, tickets: 40_000 },
    { multiplier: 5, tickets: 24_000 },
    { multiplier: 10, tickets: 10_000 },
    { multiplier: 20, tickets: 5_000 },
    { multiplier: 50, tickets: 1_600 },
    { multiplier: 100, tickets: 700 },
    { multiplier: 500, tickets: 100 },
    { multiplier: 5_000, tickets: 6 },
  ],
  high: [
    { multiplier: 2, tickets: 50_000 },
    { multiplier: 5, tickets: 30_000 },
    { multiplier: 10, tickets: 14_000 },
    { multiplier: 20, tickets: 6_000 },
    { multiplier: 50, tickets: 2_400 },
    { multiplier: 100, tickets: 1_000 },
    { multiplier: 250, tickets: 320 },
    { multiplier: 1_000, tickets: 70 },
    { multiplier: 10_000, tickets: 5 },
    { multiplier: 20_000, tickets: 1 },
  ],
}
