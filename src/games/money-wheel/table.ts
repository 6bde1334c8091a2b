import type { BetTable } from '#games/instants/several-bets.ts'
import { moneyWheelMultiplier, moneyWheelResults, mostJokers, spinMoneyWheel, type WheelStops } from './rules.ts'
import { segments, type WheelNumber, wheelNumbers } from './segments.ts'

function numberOf(place: string): WheelNumber {
  const number = wheelNumbers.find((known) => String(known) === place)
  if (number === undefined) throw new RangeError(`no number ${place}`)
  return number
}

/** The wheel pays most for a number if it stopped on the greatest joker as often as it can. */
const jokers = Array.from({ length: mostJokers }, () => segments.indexOf('x7'))

/** The money wheel: its places and its draw, alone or at a shared table. Its places are the numbers of the wheel, as texts. */
export const moneyWheelTable: BetTable<WheelStops> = {
  name: 'money-wheel',
  places: wheelNumbers.map(String),
  kindOf: (place) => place,
  draw: spinMoneyWheel,
  multiplier: (place, stops) => moneyWheelMultiplier(numberOf(place), stops),
  results: (place) => moneyWheelResults(numberOf(place)),
  best: wheelNumbers.map((number) => [...jokers, segments.indexOf(number)]),
  shown: (stops) => ({ stops }),
}
