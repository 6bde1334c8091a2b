import type { BetTable } from '#games/instants/several-bets.ts'
import { type Dice, type SicBoBet, sicBoBetOf, sicBoBets } from './bets.ts'
import { rollSicBo, rolls, sicBoMultiplier, sicBoResults } from './rules.ts'

function betOf(place: string): SicBoBet {
  const bet = sicBoBetOf(place)
  if (!bet) throw new RangeError(`no bet ${place}`)
  return bet
}

/** Bets that differ only in the faces they name are of one kind; each total pays by itself. */
const kindOf = (place: string): string => /^(single|double|triple|combination)-/.exec(place)?.[1] ?? place

/** Sic bo: its places and its draw, alone or at a shared table. */
export const sicBoTable: BetTable<Dice> = {
  name: 'sic-bo',
  places: sicBoBets.map(({ id }) => id),
  kindOf,
  draw: rollSicBo,
  multiplier: (place, dice) => sicBoMultiplier(betOf(place), dice),
  results: (place) => sicBoResults(betOf(place)),
  best: rolls,
  shown: (dice) => ({ dice: [...dice] }),
}
