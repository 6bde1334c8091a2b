import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { studioVendors as linked } from '#gateway/seed/demo-studio.ts'
import { studioGames, studioGamesText } from '#scripts/studio/games.ts'
import { studioVendors } from '#studio/vendors.ts'

test('the studio’s list of games is that of the catalogue; node scripts/studio/games.ts writes it', () => {
  expect(studioGames()).toHaveLength(216)
  expect(readFileSync('src/studio/games.json', 'utf8')).toBe(studioGamesText())
})

test('the demonstration connects the vendors that the studio plays', () => {
  expect(linked.toSorted()).toEqual(Object.keys(studioVendors).toSorted())
})
