import { apart, passes, type Tap } from '#games/sound/taps.ts'
import type { WheelTurn } from './turn.ts'

/** Pegs that pass sooner than this one after another sound as one, in milliseconds. */
const least = 30

/** The pegs that the pointer lets go while a wheel turns, so that it clicks slower and slower as the wheel does. */
export function pegTaps({ angleAt, endMs }: WheelTurn, count: number): Tap[] {
  const pegs = passes((at) => (angleAt(at) / 360) * count + 0.5, 0, endMs)
  return apart(
    pegs.map((at) => ({ name: 'peg', at }) as const),
    least,
  )
}
