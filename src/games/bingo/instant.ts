import { integer, max, min, object, type Struct } from 'superstruct'

import { oneShot } from '#games/instants/one-shot.ts'
import { paid } from '#games/paid.ts'
import { bingoLargest, bingoReturn } from './exact.ts'
import { bingoWin, drawBalls, fewestTickets, mostTickets } from './rules.ts'
import { dealTicket, type Ticket } from './ticket.ts'

/** How many tickets are bought. The stake of the round is shared evenly among them. */
interface BingoChoice {
  readonly tickets: number
}

interface Result {
  readonly tickets: readonly Ticket[]
  readonly balls: readonly number[]
}

const Choice: Struct<BingoChoice, unknown> = object({ tickets: max(min(integer(), fewestTickets), mostTickets) })

const shareOf = (stake: bigint, tickets: number): bigint => stake / BigInt(tickets)

/**
 * Bingo as the house plays it with one player: the tickets are dealt first, then the balls are drawn, from the same seed. A stake that
 * cannot be shared evenly is not offered. How often a round pays depends on the number of tickets, so no hit frequency is stated.
 */
export const bingoInstant = oneShot<BingoChoice, Result>({
  name: 'bingo',
  choice: Choice,
  isChoice: ({ tickets }, stake) => stake % BigInt(tickets) === 0n,
  draw: ({ tickets }, random) => ({
    tickets: Array.from({ length: tickets }, () => dealTicket(random)),
    balls: drawBalls(random),
  }),
  win: (stake, _, { tickets, balls }) =>
    tickets.reduce((sum, ticket) => sum + bingoWin(shareOf(stake, tickets.length), ticket, balls), 0n),
  largest: (stake) => paid(stake, bingoLargest()),
  shown: (_, { tickets, balls }) => ({ tickets, balls }),
  facts: () => [{ bet: 'any', rtp: bingoReturn(), largest: bingoLargest() }],
})
