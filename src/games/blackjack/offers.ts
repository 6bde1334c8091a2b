import { isPair } from './hand.ts'
import { type Decision, type Seat, type Shown, seatAt, type Table, turnOf } from './table.ts'

/**
 * What a seat may decide now; nothing if it is not its turn. It follows from what is shown alone, so that a page can ask too.
 * Everybody answers an offer of insurance at the same time.
 */
export function offered(table: Table | Shown, place: number): readonly Decision[] {
  const seat = seatAt(table, place)
  if (table.phase === 'insurance') return seat?.insurance === 'open' ? ['insure', 'decline'] : []
  const turn = turnOf(table)
  const hand = turn?.place === place ? seat?.hands[turn.hand] : undefined
  if (!seat || !hand) return []
  const first = hand.cards.length === 2
  return [
    'hit',
    'stand',
    ...(first ? (['double'] as const) : []),
    ...(first && seat.hands.length === 1 && isPair(hand.cards) ? (['split'] as const) : []),
  ]
}

/** Half of the stake, rounded down. A stake of one minor unit cannot be insured. */
export const insuranceStake = ({ stake }: Pick<Seat, 'stake'>): bigint => stake / 2n

/** What a decision stakes besides, in minor units: a bet of its own, to be held before the decision takes effect. */
export function raiseOf(seat: Pick<Seat, 'stake'>, decision: Decision): bigint {
  if (decision === 'insure') return insuranceStake(seat)
  return decision === 'double' || decision === 'split' ? seat.stake : 0n
}
