import type { Card } from '#games/cards.ts'
import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import type { RandomInt } from '#games/rng.ts'
import { raiseOf } from './offers.ts'
import { beginTable, stepTable, timedOut } from './play.ts'
import type { SeatBet } from './seats.ts'
import { type Decision, type Seat, type Shown, seatAt, shown, type Table } from './table.ts'

/** A seat of a shared table. Its stake is in minor units of its player's currency. */
export interface SharedSeat extends Seat {
  readonly currency: string
}

/** What happened at a shared table after the deal: a player decided, or the time to decide was over. */
export type SharedStep =
  | { readonly place: number; readonly decision: Decision }
  | { readonly place: null; readonly decision: 'timeout' }

/** A round of a shared table as everybody sees it. Once it is settled, that is all of it. */
export interface SharedRound extends Omit<Shown, 'seats'> {
  readonly seats: readonly SharedSeat[]
  readonly steps: readonly SharedStep[]
}

/** What a seat is taken with. */
export type SeatStake = Pick<SharedSeat, 'place' | 'stake' | 'currency'>

/** A round for which no seat was taken. */
export const nobody: SharedRound = { phase: 'settled', seats: [], dealerShows: [], steps: [] }

/** The stream of a seed from its beginning. A verification records what it draws. */
type DrawsOf = (seed: RoundSeed) => RandomInt

/** The first cards of a round. @throws {RangeError} if nobody plays, or a seat is wrong or taken twice */
export const dealt = (stakes: readonly SeatStake[], seed: RoundSeed): SharedRound =>
  seen(beginTable(stakes, fairDraw(seed)), stakes, [])

/**
 * The round after one more step.
 *
 * @throws {RangeError} if the decision is not offered; nothing has changed then
 */
export const stepped = (round: SharedRound, step: SharedStep, seed: RoundSeed): SharedRound =>
  replayedShared(round.seats, [...round.steps, step], seed)

/** A settled round as the rules know it. Of one that goes on the hole card is not known, so it is no table. @throws {RangeError} then */
export function settledTable({ phase, seats, dealerShows: dealer }: SharedRound): Table {
  if (phase !== 'settled') throw new RangeError('the round goes on')
  return { phase, seats, dealer }
}

/** A round from its stakes, its steps and its seed alone. @throws {RangeError} if it cannot have been played so */
export function replayedShared(
  stakes: readonly SeatStake[],
  steps: readonly SharedStep[],
  seed: RoundSeed,
  drawsOf: DrawsOf = fairDraw,
): SharedRound {
  if (stakes.length === 0) return nobody
  const table = steps.reduce<Table>(
    (before, step) => after(before, step, drawsOf(seed)),
    beginTable(stakes, drawsOf(seed)),
  )
  return seen(table, stakes, steps)
}

/** The bet that a decision adds, with its stake in minor units; undefined if it adds none. */
export function raiseBy(
  round: SharedRound,
  place: number,
  decision: Decision,
): (SeatBet & { readonly stake: bigint }) | undefined {
  const seat = seatAt(round, place)
  const stake = seat ? raiseOf(seat, decision) : 0n
  if (stake === 0n) return undefined
  if (decision === 'insure') return { seat: place, kind: 'insurance', hand: 0, stake }
  if (decision === 'split') return { seat: place, kind: 'split', hand: 1, stake }
  return { seat: place, kind: 'double', hand: round.turn?.hand ?? 0, stake }
}

/** How many decisions a seat has taken. */
export const decisionsOf = ({ steps }: Pick<SharedRound, 'steps'>, place: number): number =>
  steps.filter((step) => step.place === place).length

/** Milliseconds for which a page lays a card. */
export const cardMs = 320

/** Milliseconds until the cards lie that a round has more than the round before it, or than an empty table. */
export function layingMs(round: SharedRound, before?: SharedRound): number {
  return Math.max(0, cardsOf(round).length - (before ? cardsOf(before).length : 0)) * cardMs
}

const cardsOf = ({ seats, dealerShows }: SharedRound): Card[] => [
  ...seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
  ...dealerShows,
]

/** @param random the stream of the round from its beginning */
const after = (table: Table, step: SharedStep, random: RandomInt): Table =>
  step.decision === 'timeout' ? timedOut(table, random) : stepTable(table, step.place, step.decision, random)

function seen(table: Table, stakes: readonly SeatStake[], steps: readonly SharedStep[]): SharedRound {
  const visible = shown(table)
  const seats = visible.seats.map((seat): SharedSeat => {
    const { currency = '' } = stakes.find(({ place }) => place === seat.place) ?? {}
    return { ...seat, currency }
  })
  return { ...visible, seats, steps }
}
