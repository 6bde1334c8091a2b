import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUp } from '#lib/count-up.ts'
import { tick } from '#lib/haptics.ts'

let now = 0
let frames: ((at: number) => void)[] = []
let isStill = false
beforeEach(() => {
  now = 0
  frames = []
  isStill = false
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.stubGlobal('requestAnimationFrame', (step: (at: number) => void) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => vi.unstubAllGlobals())

const frameAt = (at: number) => {
  now = at
  for (const step of frames.splice(0)) step(at)
}

test('an amount counts from one to the other, and ends with it exactly', () => {
  const shown: bigint[] = []
  countUp({ from: 10_00n, to: 0n, ms: 700 }, (amount) => shown.push(amount))
  frameAt(350)
  frameAt(900)
  expect(shown).toEqual([10_00n, 2_50n, 0n])
  expect(frames).toEqual([])
})

test('it can be ended, and with reduced motion or in no time it shows the end at once', () => {
  const shown: bigint[] = []
  const paint = (amount: bigint) => shown.push(amount)
  countUp({ from: 0n, to: 5n, ms: 700 }, paint)()
  frameAt(350)
  expect(shown).toEqual([0n])
  isStill = true
  countUp({ from: 0n, to: 7n, ms: 700 }, paint)
  isStill = false
  countUp({ from: 0n, to: 9n, ms: 0 }, paint)
  expect(shown).toEqual([0n, 7n, 9n])
})

test('the hand feels a tap where the device has it, and none with reduced motion', () => {
  vi.stubGlobal('navigator', {})
  expect(tick).not.toThrow()
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  tick()
  isStill = true
  tick()
  expect(vibrate).toHaveBeenCalledTimes(1)
})
