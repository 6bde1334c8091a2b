import { expect, test } from 'vitest'
import { mostPlayed } from '#light/home/most-played.ts'

const shown = new Set(['RNG', 'LIVE', 'FISH'])
const games = (...types: ('RNG' | 'LIVE' | 'FISH' | 'SPORTS')[]) => types.map((gameType) => ({ gameType }))

test('a member’s shelf is that of the category they play most, among those that have one (rule 6.18)', () => {
  expect(mostPlayed(games('RNG', 'LIVE', 'LIVE'), shown)).toBe('LIVE')
  expect(mostPlayed(games('FISH', 'RNG', 'RNG', 'FISH'), shown)).toBe('FISH')
  expect(mostPlayed(games('SPORTS', 'SPORTS', 'RNG'), shown)).toBe('RNG')
  expect(mostPlayed(games('SPORTS'), shown)).toBeUndefined()
  expect(mostPlayed([], shown)).toBeUndefined()
})
