import type { BetTable } from '#games/instants/several-bets.ts'
import { moneyWheelMultiplier, moneyWheelResults, spinMoneyWheel, type WheelStops } from './rules.ts'
import { type WheelNumber, wheelNumbers } from './segments.ts'

const numberOf = (place: string): WheelNumber => {
  const number = wheelNumbers.find((known) => String(known) === place)
  if (number === undefined) throw new RangeError(`the wheel has no number ${place}`)
  return number
}

export const moneyWheelTable: BetTable<WheelStops> = {
  name: 'money-wheel',
  places: wheelNumbers.map(String),
  kindOf: (place) => place,
  draw: spinMoneyWheel,
  multiplier: (place, stops) => moneyWheelMultiplier(numberOf(place), stops),
  results: (place) => moneyWheelResults(numberOf(place)),
  shown: (stops) => ({ stops: [...stops] }),
}
