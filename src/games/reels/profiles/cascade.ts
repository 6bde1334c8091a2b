import type { CascadeProfile } from '#games/reels/profile.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Eight symbols on thirty cells; each fall multiplies more. */
export const profile: CascadeProfile = {
  id: 'cascade',
  version: '1.0.0',
  rtp: 9663,
  hitFrequency: 2144,
  volatility: 'middle',
  maxWin: 331_500n,
  stakes: stakeLadder,
  units: 20,
  kind: 'cascade',
  reels: 6,
  rows: 5,
  values: [
    { symbol: 'high1', value: 110 },
    { symbol: 'high2', value: 60 },
    { symbol: 'high3', value: 40 },
    { symbol: 'mid1', value: 24 },
    { symbol: 'mid2', value: 17 },
    { symbol: 'low1', value: 12 },
    { symbol: 'low2', value: 9 },
    { symbol: 'low3', value: 7 },
  ],
  bands: [
    { count: 8, times: 1 },
    { count: 10, times: 3 },
    { count: 12, times: 10 },
  ],
  multipliers: [1, 2, 3, 4, 5, 6, 8, 10],
}
