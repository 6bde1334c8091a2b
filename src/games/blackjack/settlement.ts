import { paid } from '#games/paid.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { isBust, isNatural, totalOf } from './hand.ts'
import { insuranceStake } from './offers.ts'
import { dealerHasNatural, type Seat, seatAt, type Table } from './table.ts'

/** What one unit of a bet becomes, its stake included. */
export const pays = {
  /** 3:2. */
  blackjack: rational(5n, 2n),
  win: rational(2n),
  push: rational(1n),
  loss: rational(0n),
  /** 2:1, against a blackjack of the dealer. */
  insurance: rational(3n),
} as const satisfies Record<string, Rational>

/** How a hand ends. */
export type HandResult = 'blackjack' | 'win' | 'push' | 'loss'

/** A bet of a seat. All but the insurance are bets on one of its hands; a split opens the second hand. */
export interface Wager {
  readonly kind: 'main' | 'split' | 'double' | 'insurance'
  readonly hand: number
  readonly stake: bigint
}

/** A bet with what it won, in minor units, its stake included. */
export interface SettledWager extends Wager {
  readonly win: bigint
}

/** The bets that a seat has made so far. */
export const wagersOf = (seat: Seat): Wager[] => [
  ...seat.hands.flatMap(({ doubled }, hand) => [
    { kind: hand === 0 ? ('main' as const) : ('split' as const), hand, stake: seat.stake },
    ...(doubled ? [{ kind: 'double' as const, hand, stake: seat.stake }] : []),
  ]),
  ...(seat.insurance === 'taken' ? [{ kind: 'insurance' as const, hand: 0, stake: insuranceStake(seat) }] : []),
]

/** How a hand of a settled round ended. */
export function resultOf({ hands }: Seat, hand: number, { dealer }: Pick<Table, 'dealer'>): HandResult {
  const cards = hands[hand]?.cards ?? []
  const own = totalOf(cards)
  const natural = hands.length === 1 && isNatural(cards)
  if (dealerHasNatural({ dealer })) return natural ? 'push' : 'loss'
  if (natural) return 'blackjack'
  const others = totalOf(dealer)
  if (isBust(own)) return 'loss'
  if (isBust(others) || own.total > others.total) return 'win'
  return own.total === others.total ? 'push' : 'loss'
}

/**
 * What each bet of a seat won, each rounded down for itself.
 *
 * @throws {RangeError} if the round is not settled or nobody sits there
 */
export function settled(table: Table, place: number): SettledWager[] {
  const seat = seatAt(table, place)
  if (table.phase !== 'settled' || !seat) throw new RangeError('nothing is settled there')
  return wagersOf(seat).map((wager) => {
    if (wager.kind !== 'insurance') return { ...wager, win: paid(wager.stake, pays[resultOf(seat, wager.hand, table)]) }
    return { ...wager, win: paid(wager.stake, dealerHasNatural(table) ? pays.insurance : pays.loss) }
  })
}
