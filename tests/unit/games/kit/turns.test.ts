import { expect, test } from 'vitest'
import { poseOf, rollTo } from '#games/kit/dice/roll.ts'
import { segmentAt, wheelTurn } from '#games/kit/wheel/turn.ts'

test('a wheel of segments always stops in the decided one, away from the pegs', () => {
  for (const count of [10, 37, 54])
    for (let to = 0; to < count; to++) {
      const { angleAt, endMs } = wheelTurn(count, to, 31 * to + count, 5000, 17 * to)
      const end = angleAt(endMs)
      expect(segmentAt(end, count)).toBe(to)
      const middle = (((-end / 360) * count - to) % count) + 0
      const off = Math.min(...[middle, middle + count, middle - count].map(Math.abs))
      expect(off).toBeLessThan(0.36)
      expect(angleAt(endMs + 999)).toBe(end)
      expect(angleAt(0)).toBe(17 * to)
    }
})

test('it makes some whole turns, one way alone, and its speed never jumps', () => {
  const { angleAt, pushAt } = wheelTurn(54, 3, 5, 5000)
  const angles = Array.from({ length: 601 }, (_, index) => angleAt((index * 5000) / 600))
  const speeds = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0))
  expect(Math.min(...speeds)).toBeGreaterThanOrEqual(0)
  const changes = speeds.slice(1).map((speed, index) => Math.abs(speed - (speeds[index] ?? 0)))
  expect(Math.max(...changes)).toBeLessThan(Math.max(...speeds) / 30)
  expect(speeds.at(-1)).toBeLessThan(0.001)
  expect(angles.at(-1)).toBeGreaterThan(3 * 360 - 7)
  for (let at = 0; at < 5000; at += 7) {
    expect(pushAt(at)).toBeGreaterThanOrEqual(0)
    expect(pushAt(at)).toBeLessThanOrEqual(1)
  }
})

test('segments that a wheel does not have are refused', () => {
  for (const to of [-1, 54, 1.5]) expect(() => wheelTurn(54, to, 1, 5000)).toThrow(RangeError)
})

/** The face of a cube in front after its turns around the axes. */
function faceInFront(turnX: number, turnY: number): number {
  const [x, y] = [turnX, turnY].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  // Outward directions of the faces, as the style sheet lays them; y points down.
  const faces: Record<number, [number, number, number]> = {
    1: [0, 0, 1],
    6: [0, 0, -1],
    3: [1, 0, 0],
    4: [-1, 0, 0],
    2: [0, -1, 0],
    5: [0, 1, 0],
  }
  const depth = ([fx, fy, fz]: [number, number, number]) => {
    const z = -fx * Math.sin(y) + fz * Math.cos(y)
    return fy * Math.sin(x) + z * Math.cos(x)
  }
  return Number(Object.entries(faces).sort((one, other) => depth(other[1]) - depth(one[1]))[0]?.[0])
}

test('a die rolls to its face from afar, and every face can come to the front', () => {
  for (let face = 1; face <= 6; face++)
    for (let seed = 0; seed < 20; seed++) {
      const at = rollTo(face, seed)
      const end = at(1)
      expect(end).toEqual({ ...poseOf(face), turnZ: expect.closeTo(0), x: expect.closeTo(0) })
      expect(faceInFront(end.turnX, end.turnY)).toBe(face)
      expect(at(0).x).toBeLessThan(-3)
      const heights = Array.from({ length: 101 }, (_, index) => at(index / 100).y)
      expect(Math.max(...heights)).toBeLessThan(1e-9)
    }
})
