import { expect, test } from 'vitest'
import { fieldOf, fields, placeAt, placeBeside, tableSize, type Way } from '#games/kit/roulette/layout.ts'
import { positions } from '#games/roulette/positions.ts'

test('a touch in the middle of every place means that place', () => {
  expect(fields).toHaveLength(157)
  for (const { position, x, y } of fields) expect(placeAt({ x, y })?.id, position.id).toBe(position.id)
})

test('no two places have the same spot', () => {
  expect(new Set(fields.map(({ x, y }) => `${x} ${y}`)).size).toBe(positions.length)
})

test('every place is large enough for a finger on cells of 44 px, lines included', () => {
  const step = 0.02
  const touched = new Map<string, { width: Set<number>; height: Set<number> }>()
  for (let x = step / 2; x < tableSize.width; x += step)
    for (let y = step / 2; y < tableSize.height; y += step) {
      const id = placeAt({ x, y })?.id
      if (!id) continue
      const seen = touched.get(id) ?? { width: new Set(), height: new Set() }
      seen.width.add(Math.round(x / step))
      seen.height.add(Math.round(y / step))
      touched.set(id, seen)
    }
  expect(touched.size).toBe(157)
  for (const [id, { width, height }] of touched) {
    expect(width.size * step * 44, id).toBeGreaterThanOrEqual(15)
    expect(height.size * step * 44, id).toBeGreaterThanOrEqual(15)
  }
})

test.each([
  [{ x: 6.5, y: 1.5 }, 'straight-17'],
  [{ x: 7.02, y: 1.5 }, 'split-17-20'],
  [{ x: 6.5, y: 1.9 }, 'split-16-17'],
  [{ x: 7.1, y: 2.1 }, 'corner-16-17-19-20'],
  [{ x: 6.5, y: 2.9 }, 'street-16-17-18'],
  [{ x: 6.9, y: 3.05 }, 'line-16-17-18-19-20-21'],
  [{ x: 1.1, y: 0.4 }, 'split-0-3'],
  [{ x: 0.95, y: 1.1 }, 'trio-0-2-3'],
  [{ x: 1, y: 2.95 }, 'first-four'],
  [{ x: 12.9, y: 0.02 }, 'straight-36'],
  [{ x: 13.2, y: 2.9 }, 'column-1'],
  [{ x: 5.2, y: 3.6 }, 'dozen-2'],
  [{ x: 9.5, y: 4.9 }, 'odd'],
])('a touch at %o means %s', (spot, id) => {
  expect(placeAt(spot)?.id).toBe(id)
})

test('outside of the table and below zero there is no place', () => {
  for (const spot of [
    { x: -0.1, y: 1 },
    { x: 14, y: 1 },
    { x: 0.5, y: 3.6 },
    { x: 13.5, y: 4 },
    { x: 5, y: 5 },
  ])
    expect(placeAt(spot)).toBeUndefined()
})

test('arrow keys reach every place from every place', () => {
  const ways: Way[] = ['left', 'right', 'up', 'down']
  const reached = new Set(['straight-17'])
  for (const id of reached) for (const way of ways) reached.add(placeBeside(id, way))
  expect(reached.size).toBe(157)
  for (const start of ['red', 'straight-0', 'column-3', 'line-31-32-33-34-35-36']) {
    const seen = new Set([start])
    for (const id of seen) for (const way of ways) seen.add(placeBeside(id, way))
    expect(seen.size, start).toBe(157)
  }
  expect(placeBeside('straight-17', 'right')).toBe('split-17-20')
  expect(placeBeside('straight-17', 'down')).toBe('split-16-17')
  expect(placeBeside('straight-0', 'left')).toBe('straight-0')
  expect(fieldOf('straight-37')).toBeUndefined()
})
