import { motionRandom } from '#games/kit/motion-random.ts'

/** How a die lies, in degrees around the axes of its cube; and where, in its own sizes. */
export interface DiePose {
  readonly turnX: number
  readonly turnY: number
  readonly turnZ: number
  readonly x: number
  readonly y: number
}

/** The turns that bring a face to the front: opposite faces add up to seven. */
const facing: Readonly<Record<number, readonly [turnX: number, turnY: number]>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
}

/** How long a die rolls that was thrown as the first, the second … of several, in milliseconds. */
export const rollMsOf = (place: number): number => 1400 + 90 * place

/** When the die touches the table, as parts of the roll, and how high it flies between, in its own sizes. */
export const hops = [
  { from: -0.3, to: 0.34, high: 1.7 },
  { from: 0.34, to: 0.64, high: 0.62 },
  { from: 0.64, to: 0.84, high: 0.2 },
  { from: 0.84, to: 0.94, high: 0.05 },
] as const

/** A die at rest with a face in front. */
export function poseOf(face: number): DiePose {
  const [turnX, turnY] = facing[face] ?? [0, 0]
  return { turnX, turnY, turnZ: 0, x: 0, y: 0 }
}

/**
 * The way of a die that is thrown in from the left, hops and rolls out until a face lies in front.
 *
 * @param seed the same seed gives the same throw
 * @returns the pose at a part of the roll, from 0 to 1
 */
export function rollTo(face: number, seed: number): (part: number) => DiePose {
  const random = motionRandom(seed)
  const rest = poseOf(face)
  const turns = [2 + Math.floor(random() * 2), 2 + Math.floor(random() * 2), random() < 0.5 ? -1 : 1] as const
  const reach = 3.2 + 1.6 * random()
  return (part) => {
    const left = (1 - Math.min(1, part)) ** 2.2
    const hop = hops.find(({ to }) => part < to)
    const place = hop ? (part - hop.from) / (hop.to - hop.from) : 0
    return {
      turnX: rest.turnX - 360 * turns[0] * left,
      turnY: rest.turnY - 360 * turns[1] * left,
      turnZ: 90 * turns[2] * left,
      x: -reach * left,
      y: hop ? -4 * hop.high * place * (1 - place) : 0,
    }
  }
}
