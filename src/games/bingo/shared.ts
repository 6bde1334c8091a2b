import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Rational } from '#games/slots/rational.ts'
import { bingoMultiplier, drawBalls, mostTickets } from './rules.ts'
import { dealTicket, type Ticket } from './ticket.ts'

/** The places of a shared round: the tickets that a player can have. */
export const ticketPlaces: readonly string[] = Array.from({ length: mostTickets }, (_, index) => `ticket-${index + 1}`)

/**
 * The ticket of a bet in a shared round. It follows from the commitment of the round, which is published before the first bet and says
 * nothing of the balls, and from the number of the bet: so its player sees it at once, and nobody chose it.
 */
export const sharedTicket = (commitment: string, bet: bigint): Ticket =>
  dealTicket(fairDraw({ serverSeed: commitment, clientSeed: bet.toString(), nonce: 0 }))

/**
 * The balls of a shared round, the same for everybody.
 *
 * @param drawsOf another source of the same draws, such as one that records them
 */
export function sharedBalls(
  seed: RoundSeed,
  drawsOf: (seed: RoundSeed) => RandomInt = fairDraw,
): { readonly shown: Json; pays(ticket: Ticket): Rational } {
  const balls = drawBalls(drawsOf(seed))
  return { shown: { balls }, pays: (ticket) => bingoMultiplier(ticket, balls) }
}
