import { motionRandom } from '#games/kit/motion-random.ts'

/** A wheel of equal segments that turns to one of them. Angles in degrees, clockwise; the middle of segment 0 is at the pointer at 0. */
export interface WheelTurn {
  readonly endMs: number
  /** Angle of the wheel. */
  readonly angleAt: (ms: number) => number
  /** How far a peg pushes the pointer aside, from 0 to below 1. */
  readonly pushAt: (ms: number) => number
}

/** The part of the time in which the hand pushes the wheel. */
const pushing = 0.1
/** How the speed falls after that: to zero, slower and slower. */
const falling = 1.8
/** The least way, in whole turns. */
const leastTurns = 3

/**
 * @param count of segments
 * @param to the segment that was decided, from 0
 * @param seed the same seed gives the same turn; it decides where in the segment the wheel stops
 * @param ms how long it turns
 * @param from angle before
 * @throws {RangeError} for a segment that the wheel does not have
 */
export function wheelTurn(count: number, to: number, seed: number, ms: number, from = 0): WheelTurn {
  if (!(Number.isInteger(to) && to >= 0 && to < count) || !(ms > 0))
    throw new RangeError(`no turn to ${to} of ${count}`)
  const random = motionRandom(seed)
  const size = 360 / count
  // Never so near to a peg that people could doubt the segment.
  const end = -(to + 0.7 * (random() - 0.5)) * size
  const turns = leastTurns + Math.floor(random() * 2)
  const way = ((((end - from) % 360) + 360) % 360) + 360 * turns
  const whole = pushing / 2 + (1 - pushing) / (falling + 1)
  const angleAt = (at: number) => {
    const part = Math.min(1, Math.max(0, at / ms))
    return from + (way * wayOf(part)) / whole
  }
  return {
    endMs: ms,
    angleAt,
    pushAt: (at) => {
      const place = angleAt(at) / size + 0.5
      // A peg reaches the pointer, bends it, and lets it go.
      return Math.max(0, (place - Math.floor(place) - 0.6) / 0.4)
    },
  }
}

/** The way until a part of the time, for a greatest speed of 1. */
function wayOf(part: number): number {
  if (part < pushing) {
    const pushed = part / pushing
    return pushing * pushed ** 3 * (1 - pushed / 2)
  }
  const left = (1 - part) / (1 - pushing)
  return pushing / 2 + ((1 - pushing) / (falling + 1)) * (1 - left ** (falling + 1))
}

/** The segment at the pointer for an angle of the wheel. */
export function segmentAt(angle: number, count: number): number {
  const place = Math.round((-angle / 360) * count) % count
  return (place + count) % count
}
