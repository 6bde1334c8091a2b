import { expect, test } from 'vitest'
import type { JackpotPot } from '#contract/rewards/jackpot/jackpot.ts'
import { createTranslate } from '#lib/messages.ts'
import words from '#locales/en/jackpot.json' with { type: 'json' }
import { growthText, lastWinText } from '#parts/rewards/jackpot/facts.ts'

const titles = { RNG: 'Slots', FISH: 'Fishing' }
const sayings = { t: createTranslate<'jackpot'>(words, 'en'), locale: 'en', titles }
const pot: JackpotPot = {
  potId: '1',
  currency: 'BRL',
  start: 500_000n,
  ceiling: 2_000_000n,
  share: 50,
  seedHash: 'a'.repeat(64),
  openedAt: '2026-11-01T12:00:00.000Z',
  gameTypes: ['RNG', 'FISH'],
  games: [],
  play: null,
}

test('the card says by when a pot falls, and which games let it grow by how much', () => {
  expect(growthText(pot, sayings)).toBe('Falls by R$20,000.00. Every bet on Slots, Fishing adds 0.5%.')
  const games = ['One', 'Two'].map((gameName, nodeId) => ({ nodeId, gameName }))
  expect(growthText({ ...pot, games }, sayings)).toContain('Slots, Fishing, One and more')
  expect(lastWinText(null, sayings)).toBe(words['last.none'])
})
