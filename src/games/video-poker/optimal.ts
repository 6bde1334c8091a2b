import type { Card } from '#games/cards.ts'
import { isMore } from '#games/slots/rational.ts'
import { type HoldWorth, holdAll, worthOf } from './holds.ts'

/**
 * All 32 holds of a dealt hand with their exact worth, best first; of equal ones the one that holds more first. Takes some
 * milliseconds.
 */
export function holdsOf(hand: readonly Card[]): HoldWorth[] {
  const holds = Array.from({ length: holdAll + 1 }, (_, index) => worthOf(hand, holdAll - index))
  return holds.toSorted(
    (a, b) => Number(isMore(b.value, a.value)) - Number(isMore(a.value, b.value)) || a.draws - b.draws,
  )
}
