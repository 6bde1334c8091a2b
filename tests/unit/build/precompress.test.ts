import { afterEach, expect, it, vi } from 'vitest'
import { precompress, qualityFor } from '#scripts/build/precompress.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each(['', '0', '11'])('packs with PACK_QUALITY "%s"', (setting) => {
  vi.stubEnv('PACK_QUALITY', setting)
  expect(precompress().name).toBe('precompress')
})

it.each([
  ['rng/index.html', 11, 11],
  ['member/withdraw/index.html', 11, 10],
  ['en/agentHome/index.html', 11, 10],
  ['en/member/index.html', 5, 5],
  ['_astro/member/words.json', 11, 11],
  ['promotions/member-bonus/index.html', 11, 11],
])('packs %s, requested with %i, with %i', (file, most, quality) => {
  expect(qualityFor(file, most)).toBe(quality)
})

it.each(['12', '-1', '5.5', 'best'])('refuses PACK_QUALITY "%s" before building', (setting) => {
  vi.stubEnv('PACK_QUALITY', setting)
  expect(precompress).toThrow(/^PACK_QUALITY: [^\n]+ from 0 to 11$/)
})
