import type { BetTable } from '#games/instants/several-bets.ts'
import { type Dice, type SicBoBet, sicBoBetOf, sicBoBets } from './bets.ts'
import { rollSicBo, sicBoMultiplier, sicBoResults } from './rules.ts'

const known = (place: string): SicBoBet => {
  const bet = sicBoBetOf(place)
  if (!bet) throw new RangeError(`the table has no place ${place}`)
  return bet
}

export const sicBoTable: BetTable<Dice> = {
  name: 'sic-bo',
  places: sicBoBets.map(({ id }) => id),
  kindOf: (place) => place.replace(/-[\d-]+$/, ''),
  draw: rollSicBo,
  multiplier: (place, dice) => sicBoMultiplier(known(place), dice),
  results: (place) => sicBoResults(known(place)),
  shown: (dice) => ({ dice: [...dice] }),
}
