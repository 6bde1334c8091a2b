import { expect, test } from 'vitest'
import { rollTaps } from '#games/kit/dice/roll-taps.ts'
import { bowl } from '#games/kit/roulette/ball-fall.ts'
import { ballTaps } from '#games/kit/roulette/ball-taps.ts'
import { pocketUnder, rouletteMotion } from '#games/kit/roulette/motion.ts'
import { pegTaps } from '#games/kit/wheel/peg-taps.ts'
import { wheelTurn } from '#games/kit/wheel/turn.ts'
import { tapsFrom } from '#games/sound/taps.ts'

const ms = 5200
const spins = Array.from({ length: 37 }, (_, pocket) => {
  const motion = rouletteMotion(pocket, 100 + pocket, ms, pocket)
  return { pocket, motion, taps: ballTaps(motion) }
})
const gaps = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0))

test('the ball on its track is heard at each eighth of the bowl, slower and slower', () => {
  for (const { motion, taps } of spins) {
    const track = taps.filter(({ name }) => name === 'ball-track')
    expect(track.length).toBeGreaterThan(16)
    for (const { at } of track) {
      const eighths = (motion.ballAt(at).angle / (2 * Math.PI)) * 8
      expect(Math.abs(eighths - Math.round(eighths))).toBeLessThan(0.002)
      expect(motion.ballAt(at).radius).toBeGreaterThan(bowl.track - 0.01)
    }
    // The first ones are those of the hand that throws it.
    const slowing = gaps(gaps(track.slice(4).map(({ at }) => at)))
    expect(Math.min(...slowing)).toBeGreaterThan(0)
  }
})

test('frets are heard while the ball is among them, deflectors above the wheel, and softer while it comes to rest', () => {
  for (const { motion, taps } of spins) {
    const frets = taps.filter(({ name }) => name === 'ball-fret')
    expect(frets.length).toBeGreaterThan(8)
    for (const { at } of frets) expect(motion.ballAt(at).radius).toBeLessThan(bowl.rotor)
    for (const { at } of taps.filter(({ name }) => name === 'ball-deflector')) {
      expect(motion.ballAt(at).radius).toBeGreaterThanOrEqual(bowl.rotor)
      expect(motion.ballAt(at).radius).toBeLessThan(bowl.track)
    }
    const loudest = Math.max(...frets.map(({ loud = 1 }) => loud))
    expect(frets.at(-1)?.loud).toBeLessThan(loudest / 3)
    expect(Math.min(...gaps(frets.map(({ at }) => at)))).toBeGreaterThanOrEqual(30)
  }
})

test('the pocket is heard once, when the ball is in it and does not leave it any more', () => {
  for (const { pocket, motion, taps } of spins) {
    const [drop, ...others] = taps.filter(({ name }) => name === 'ball-pocket')
    expect(others).toEqual([])
    const at = drop?.at ?? 0
    expect(motion.ballAt(at).radius).toBeLessThanOrEqual(bowl.pocket)
    for (let time = at; time <= ms; time += 5)
      expect(pocketUnder(motion.ballAt(time).angle - motion.wheelAt(time))).toBe(pocket)
    expect(taps.at(-1)?.at).toBeLessThanOrEqual(ms)
  }
})

test('some balls hit a deflector, others pass between two', () => {
  const count = spins.filter(({ taps }) => taps.some(({ name }) => name === 'ball-deflector')).length
  expect(count).toBeGreaterThan(4)
  expect(count).toBeLessThan(33)
})

test('a wheel clicks when a peg leaves the pointer, slower and slower until it stands', () => {
  for (const count of [20, 54]) {
    const turn = wheelTurn(count, 3, count, 3000, 40)
    const pegs = pegTaps(turn, count).map(({ at }) => at)
    for (const at of pegs) {
      const place = (turn.angleAt(at) / 360) * count + 0.5
      expect(Math.abs(place - Math.round(place))).toBeLessThan(0.02)
      expect(turn.pushAt(at - 1)).toBeGreaterThan(turn.pushAt(at + 1))
    }
    const each = gaps(pegs)
    expect(Math.min(...each)).toBeGreaterThanOrEqual(30)
    // By then no two are so near that one is left out.
    const late = each.slice(-6)
    expect(late).toEqual([...late].sort((one, other) => one - other))
    expect(pegs.at(-1)).toBeLessThan(3000)
  }
})

test('dice are heard when they touch the table, softer each time, and never tell their faces', () => {
  const taps = rollTaps(3)
  expect(taps[0]).toEqual({ name: 'dice-cup', at: 0 })
  const touches = taps.slice(1)
  expect(touches).toHaveLength(12)
  expect(touches.map(({ at }) => at)).toEqual(touches.map(({ at }) => at).sort((one, other) => one - other))
  const ofFirst = touches.filter(({ at }) => [0.34, 0.64, 0.84, 0.94].some((part) => at === part * 1400))
  expect(ofFirst.map(({ loud = 1 }) => loud)).toEqual([1, ...[0.62, 0.2, 0.05].map((high) => Math.sqrt(high / 1.7))])
})

test('who comes late hears what is left, from where it is', () => {
  const taps = spins[0]?.taps ?? []
  const left = tapsFrom(taps, 4000)
  expect(left.length).toBeGreaterThan(0)
  expect(left.map(({ at }) => at + 4000)).toEqual(taps.slice(-left.length).map(({ at }) => at))
  expect(left[0]?.at).toBeGreaterThanOrEqual(0)
})
