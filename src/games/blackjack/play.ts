import { type Card, drawCard } from '#games/cards.ts'
import type { RandomInt } from '#games/rng.ts'
import { dealerTakes, handOf, isBust, isNatural, pointsOf, totalOf } from './hand.ts'
import { insuranceStake, offered } from './offers.ts'
import { type Decision, dealerHasNatural, places, type Seat, seatAt, showsAce, type Table, turnOf } from './table.ts'

/** A stake at a place. */
export interface Placed {
  readonly place: number
  readonly stake: bigint
}

/**
 * Deals two rounds, in the order of the places and then the dealer: the open card first, then the hole card. With an ace, insurance is
 * offered; then the dealer looks at the hole card, and a blackjack ends the round before anybody raises.
 *
 * @throws {RangeError} if nobody plays, a place does not exist or is taken twice, or a stake is not positive
 */
export function beginTable(stakes: readonly Placed[], random: RandomInt): Table {
  const taken = [...stakes].sort((one, other) => one.place - other.place)
  if (!taken.length || taken.some(isWrong)) throw new RangeError('no such seats or stakes')
  const first = [...taken, undefined].map(() => drawCard(random))
  const second = [...taken, undefined].map(() => drawCard(random))
  const dealt = (index: number): Card[] => [first[index] ?? 0, second[index] ?? 0]
  const dealer = dealt(taken.length)
  const seats = taken.map(({ place, stake }, index): Seat => {
    const isInsurable = showsAce(dealer) && insuranceStake({ stake }) > 0n
    return { place, stake, insurance: isInsurable ? 'open' : 'not-offered', hands: [handOf(dealt(index))] }
  })
  return afterInsurance({ phase: 'insurance', seats, dealer }, random)
}

const isWrong = ({ place, stake }: Placed, index: number, all: readonly Placed[]) =>
  !Number.isInteger(place) || place < 0 || place >= places || stake <= 0n || all[index - 1]?.place === place

/**
 * A decision of a seat, and what follows from it up to the next decision or the end.
 *
 * @param random the stream of the round **from its beginning**: the cards on the table are passed over, so that a round follows from
 *   its seed and its decisions alone, whoever continues it
 * @throws {RangeError} if the decision is not {@link offered}; nothing has changed then
 */
export function stepTable(table: Table, place: number, decision: Decision, random: RandomInt): Table {
  const seat = seatAt(table, place)
  if (!seat || !offered(table, place).includes(decision)) throw new RangeError(`${decision} is not offered`)
  const next = beyond(table, random)
  if (decision === 'insure') return afterInsurance(withSeat(table, { ...seat, insurance: 'taken' }), next)
  if (decision === 'decline') return afterInsurance(withSeat(table, { ...seat, insurance: 'declined' }), next)
  return afterDecision(withSeat(table, decided(seat, turnOf(table)?.hand ?? 0, decision, next)), next)
}

/**
 * What becomes of a round whose time to decide is over: open offers of insurance are declined, or the seat whose turn it is stands
 * with all its hands.
 *
 * @param random as in {@link stepTable}
 */
export function timedOut(table: Table, random: RandomInt): Table {
  const next = beyond(table, random)
  if (table.phase === 'insurance') {
    const seats = table.seats.map((seat) =>
      seat.insurance === 'open' ? { ...seat, insurance: 'declined' as const } : seat,
    )
    return afterInsurance({ ...table, seats }, next)
  }
  const seat = seatAt(table, turnOf(table)?.place ?? -1)
  if (!seat) return table
  return afterDecision(withSeat(table, { ...seat, hands: seat.hands.map((hand) => ({ ...hand, done: true })) }), next)
}

/** The stream after the cards that lie on the table. */
function beyond({ seats, dealer }: Table, random: RandomInt): RandomInt {
  const dealt = seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)).length + dealer.length
  for (let card = 0; card < dealt; card++) drawCard(random)
  return random
}

function decided(seat: Seat, at: number, decision: Exclude<Decision, 'insure' | 'decline'>, random: RandomInt): Seat {
  const hands = seat.hands.flatMap((hand, index) => {
    if (index !== at) return [hand]
    if (decision === 'stand') return [{ ...hand, done: true }]
    if (decision === 'hit') return [handOf([...hand.cards, drawCard(random)])]
    if (decision === 'double') return [handOf([...hand.cards, drawCard(random)], { doubled: true, done: true })]
    // Split aces get one card each and stand.
    return hand.cards.map((card) => handOf([card, drawCard(random)], { done: pointsOf(card) === 1 }))
  })
  return { ...seat, hands }
}

const withSeat = (table: Table, seat: Seat): Table => ({
  ...table,
  seats: table.seats.map((other) => (other.place === seat.place ? seat : other)),
})

function afterInsurance(table: Table, random: RandomInt): Table {
  if (table.seats.some(({ insurance }) => insurance === 'open')) return table
  if (dealerHasNatural(table)) return { ...table, phase: 'settled' }
  return afterDecision({ ...table, phase: 'decisions' }, random)
}

function afterDecision(table: Table, random: RandomInt): Table {
  if (turnOf(table)) return table
  const dealer = [...table.dealer]
  if (table.seats.some(needsDealer)) while (dealerTakes(totalOf(dealer))) dealer.push(drawCard(random))
  return { ...table, phase: 'settled', dealer }
}

/** Whether the dealer's total matters to a seat: not to one that is bust or has a blackjack. */
const needsDealer = ({ hands }: Seat): boolean =>
  hands.some(({ cards }) => !isBust(totalOf(cards)) && (hands.length > 1 || !isNatural(cards)))
