import { expect, test } from 'vitest'
import { placeAfter } from '#ui/arrow-keys.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['Tab', 0, undefined],
  ['a', 0, undefined],
])('%s at %i of three leads to %s', (key, at, next) => expect(placeAfter(key, at, 3)).toBe(next))

test('in right-to-left languages the left arrow leads on; up and down stay', () => {
  expect(placeAfter('ArrowLeft', 0, 3, true)).toBe(1)
  expect(placeAfter('ArrowRight', 0, 3, true)).toBe(2)
  expect(placeAfter('ArrowDown', 0, 3, true)).toBe(1)
})

test('without elements no key leads anywhere', () => expect(placeAfter('ArrowDown', -1, 0)).toBeUndefined())
