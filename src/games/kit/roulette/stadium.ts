/** A point of a drawing. */
export type Point = readonly [x: number, y: number]

/** A racetrack: two straights and two half circles, of a given outer size. */
export interface Stadium {
  readonly width: number
  readonly height: number
  /** How wide the ring of numbers is. */
  readonly ring: number
}

/**
 * Points of a line along the stadium, clockwise, starting in the middle of the right half circle of one that lies, and of the upper one
 * of one that stands. The line runs a part of the ring's width inside of the outer edge.
 *
 * @param inset 0 for the outer edge, 1 for the inner one
 */
export function stadiumLine({ width, height, ring }: Stadium, inset: number): (part: number) => Point {
  const lies = width >= height
  const [long, short] = lies ? [width, height] : [height, width]
  const radius = short / 2 - inset * ring
  const straight = long - short
  // Parts are measured in the middle of the ring, so that pieces have the same borders at every inset.
  const middle = short / 2 - ring / 2
  const half = (Math.PI * middle) / 2
  const length = 2 * straight + 4 * half
  const along = (part: number): Point => {
    const way = (((part % 1) + 1) % 1) * length
    if (way < half) return round(straight / 2, way / middle)
    if (way < half + straight) return [straight / 2 - (way - half), radius]
    if (way < 3 * half + straight) return round(-straight / 2, Math.PI / 2 + (way - half - straight) / middle)
    if (way < 3 * half + 2 * straight) return [-straight / 2 + (way - 3 * half - straight), -radius]
    return round(straight / 2, (3 * Math.PI) / 2 + (way - 3 * half - 2 * straight) / middle)
  }
  const round = (centre: number, angle: number): Point => [centre + radius * Math.cos(angle), radius * Math.sin(angle)]
  return (part) => {
    const [x, y] = along(part)
    return lies ? [width / 2 + x, height / 2 + y] : [width / 2 + y, height / 2 - x]
  }
}

/** A closed path through points. */
export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** Points of a line from one part to another. */
export const between = (line: (part: number) => Point, from: number, to: number, count = 6): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => line(from + ((to - from) * index) / count))
