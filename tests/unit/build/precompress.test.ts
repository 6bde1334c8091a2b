import { afterEach, expect, it, vi } from 'vitest'
import { precompress } from '#scripts/build/precompress.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each(['', '0', '11'])('packs with PACK_QUALITY "%s"', (setting) => {
  vi.stubEnv('PACK_QUALITY', setting)
  expect(precompress().name).toBe('precompress')
})

it.each(['12', '-1', '5.5', 'best'])('refuses PACK_QUALITY "%s" before anything is built', (setting) => {
  vi.stubEnv('PACK_QUALITY', setting)
  expect(precompress).toThrow(/^PACK_QUALITY: [^\n]+ from 0 to 11$/)
})
