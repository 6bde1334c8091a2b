import { ticketPlaces } from '#games/bingo/shared.ts'
import { seatPlaces } from '#games/blackjack/seats.ts'
import { crashPlaces, faultOf, type WantedBet } from '#games/tables/bet-limits.ts'
import type { Table } from '#games/tables/tables.ts'
import type { Chance } from '#tests/support/chance.ts'

/** Bets that the table offers, chosen at random; none if there is nothing more to bet on. @param earlier bets of the player in the round */
export function wantedBets(table: Table, earlier: readonly WantedBet[], chance: Chance): readonly WantedBet[] {
  const wanted: WantedBet[] = []
  for (let left = chance.between(1, 3); left > 0; left--) {
    const bet = oneBet(table, [...earlier, ...wanted], chance)
    if (bet && faultOf(table, [...wanted, bet], earlier) === undefined) wanted.push(bet)
  }
  return wanted
}

function oneBet(table: Table, placed: readonly WantedBet[], chance: Chance): WantedBet | undefined {
  const [first, ...others] = placesOf(table).filter(
    // Only chips can lie upon others.
    (place) => table.kind === 'places' || !placed.some((bet) => bet.place === place),
  )
  if (first === undefined) return undefined
  const place = chance.oneOf([first, ...others])
  const stake = table.limits.least * BigInt(chance.between(1, 2))
  // Between 1.01× and 5.00×.
  return table.kind === 'crash' && chance.often(0.5)
    ? { place, stake, target: chance.between(101, 500) }
    : { place, stake }
}

function placesOf(table: Table): readonly string[] {
  if (table.kind === 'places') return table.game.places
  if (table.kind === 'seats') return seatPlaces
  return table.kind === 'crash' ? crashPlaces : ticketPlaces
}
