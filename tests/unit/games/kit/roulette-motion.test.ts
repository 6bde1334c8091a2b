import { expect, test } from 'vitest'
import { bowl, cruise } from '#games/kit/roulette/ball-fall.ts'
import { leastMs, mostMs, pocketUnder, type RouletteMotion, rouletteMotion } from '#games/kit/roulette/motion.ts'
import { wheelOrder } from '#games/roulette/wheel.ts'

const times = [leastMs, 3500, 4000, 5000, 6000]
/** A ball to every pocket, with other seeds, times and wheels. */
const ways = wheelOrder.map((pocket, seed) => ({
  pocket,
  ms: times[seed % times.length] ?? leastMs,
  motion: rouletteMotion(pocket, 7919 * seed, times[seed % times.length] ?? leastMs, 0.7 * seed),
}))
const rate = 120
const momentsOf = ({ endMs }: RouletteMotion) =>
  Array.from({ length: Math.floor((endMs * rate) / 1000) }, (_, index) => (1000 * index) / rate)
const speedsOf = (path: readonly (readonly [number, number])[]) =>
  path.slice(1).map(([x, y], index) => {
    const [x0 = 0, y0 = 0] = path[index] ?? []
    return Math.hypot(x - x0, y - y0) * rate
  })
const largestStep = (values: readonly number[]) =>
  Math.max(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))))

test('the ball always comes to rest in the decided pocket at the given time, and stays there while the wheel turns on', () => {
  for (const { pocket, ms, motion } of ways) {
    expect(motion.restMs).toBe(ms)
    for (const at of [ms, ms + 400, motion.endMs, motion.endMs + 5000]) {
      const { angle, radius } = motion.ballAt(at)
      expect(pocketUnder(angle - motion.wheelAt(at))).toBe(pocket)
      expect(radius).toBeCloseTo(bowl.pocket, 9)
    }
    const resting = (at: number) => motion.ballAt(at).angle - motion.wheelAt(at)
    expect(resting(motion.endMs)).toBeCloseTo(resting(ms), 9)
    expect(motion.wheelAt(motion.endMs + 1)).toBe(motion.wheelAt(motion.endMs))
  }
})

test('the ball never jumps, and its speed changes as by blows of some milliseconds, not at once', () => {
  for (const { motion } of ways) {
    const path = momentsOf(motion).map((at) => {
      const { angle, radius } = motion.ballAt(at)
      return [radius * Math.sin(angle), radius * Math.cos(angle)] as const
    })
    const speeds = speedsOf(path)
    expect(Math.max(...speeds)).toBeLessThan(16)
    expect(largestStep(speeds)).toBeLessThan(1.5)
  }
})

test('the wheel starts where it stood, turns one way alone and is never pushed suddenly', () => {
  for (const [seed, { motion }] of ways.entries()) {
    expect(motion.wheelAt(0)).toBeCloseTo(0.7 * seed, 9)
    const angles = momentsOf(motion).map((at) => motion.wheelAt(at))
    const speeds = angles.slice(1).map((angle, index) => (angle - (angles[index] ?? 0)) * rate)
    expect(Math.min(...speeds)).toBeGreaterThan(-1e-9)
    expect(Math.max(...speeds)).toBeLessThan(2 * cruise)
    expect(largestStep(speeds)).toBeLessThan(0.25)
  }
})

test('the ball circles on the track, slows down, falls, and never goes through the cone', () => {
  for (const { ms, motion } of ways) {
    const radii = momentsOf(motion).map((at) => motion.ballAt(at).radius)
    expect(Math.max(...radii)).toBeLessThan(bowl.track + 0.01)
    expect(Math.min(...radii)).toBeGreaterThan(bowl.cone)
    const firstFall = radii.findIndex((radius) => radius < bowl.deflectors)
    expect(radii.slice(0, firstFall).every((radius) => radius > bowl.rotor)).toBe(true)
    const early = Math.abs(motion.ballAt(400).angle - motion.ballAt(300).angle)
    const late = Math.abs(motion.ballAt(ms - 500).angle - motion.ballAt(ms - 600).angle)
    expect(late).toBeLessThan(early)
  }
})

test('the way follows from its seed, and another seed gives another way', () => {
  const at = (seed: number) => momentsOf(ways[0]?.motion as RouletteMotion).map(rouletteMotion(17, seed, 5000).ballAt)
  expect(at(5)).toEqual(at(5))
  expect(at(6)).not.toEqual(at(5))
})

test('times that no ball has, and numbers that no wheel has, are refused', () => {
  for (const ms of [leastMs - 1, mostMs + 1, Number.NaN]) expect(() => rouletteMotion(1, 1, ms)).toThrow(RangeError)
  expect(() => rouletteMotion(37, 1, 4000)).toThrow(RangeError)
})
