import type { Tap } from '#games/sound/taps.ts'
import { hops, rollMsOf } from './roll.ts'

/** The dice in their cup, and each time that one of them touches the table: softer after a lower hop. */
export function rollTaps(dice: number): Tap[] {
  const highest = hops[0].high
  const touches = Array.from({ length: dice }, (_, place) =>
    hops.map(({ to, high }): Tap => ({ name: 'die', at: to * rollMsOf(place), loud: Math.sqrt(high / highest) })),
  )
  return [{ name: 'dice-cup', at: 0 } satisfies Tap, ...touches.flat().sort((one, other) => one.at - other.at)]
}
