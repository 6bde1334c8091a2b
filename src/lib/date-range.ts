import { addDays, type Day, type DayRange, daysOf, isDay } from './civil-days.ts'

/** The days that can be selected. */
export interface RangeBounds {
  readonly today: Day
  /** The first day with data; if left out, any day can be selected. */
  readonly earliest?: Day | undefined
}

/** Why two dates are not a valid range. */
export type RangeFault = 'missing' | 'order' | 'future' | 'old'

export function rangeFault({ from, to }: DayRange, { today, earliest }: RangeBounds): RangeFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'order'
  if (to > today) return 'future'
  return earliest !== undefined && from < earliest ? 'old' : undefined
}

/** A range of that many days, ending today. */
export function lastDays(today: Day, days: number): DayRange {
  return { from: addDays(today, 1 - days), to: today }
}

/**
 * The range of the same length just before or after another one. At a bound it is moved so that it stays within it, and
 * keeps its length if it can.
 *
 * @returns undefined if the range already touches the bound
 */
export function neighbour(range: DayRange, way: 'previous' | 'next', bounds: RangeBounds): DayRange | undefined {
  const { today, earliest } = bounds
  const days = daysOf(range)
  if (way === 'next') {
    if (range.to >= today) return undefined
    const to = addDays(range.to, days)
    return to > today ? within(lastDays(today, days), earliest) : { from: addDays(range.to, 1), to }
  }
  if (earliest !== undefined && range.from <= earliest) return undefined
  const from = addDays(range.from, -days)
  if (earliest === undefined || from >= earliest) return { from, to: addDays(range.from, -1) }
  const to = addDays(earliest, days - 1)
  return { from: earliest, to: to > today ? today : to }
}

const within = ({ from, to }: DayRange, earliest: Day | undefined): DayRange => ({
  from: earliest !== undefined && from < earliest ? earliest : from,
  to,
})
