import { expect, test } from 'vitest'
import { cellsOf } from '#games/slots/reel-motion.ts'
import type { ReelState } from '#games/slots/scene.ts'

const strip = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const column = ['x', 'y', 'z', 'y', 'x']
const cells = (motion: ReelState['motion']) => cellsOf({ reel: 1, motion, column, tense: false }, strip)

test('a spin needs no symbol that was not there at rest', () => {
  const rest = cells('rest')
  for (const motion of ['spin', 'land', 'fall'] as const) expect(cells(motion)).toEqual(rest)
})

test('a turning reel begins and ends with the same symbols, so that it loops without a jump', () => {
  const turning = cells('spin')
  expect(turning.slice(0, column.length)).toEqual(column)
  expect(turning.slice(-column.length)).toEqual(column)
  expect(turning.length).toBeGreaterThan(2 * column.length)
})
