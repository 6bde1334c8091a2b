import type { SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import { paylines } from '#games/slots/paylines.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Ten lines with rare wins, and free spins of which each multiplies by one more than the last, up to ten. */
export const profile: SpinProfile = {
  id: 'growing',
  version: '1.0.0',
  rtp: 9626,
  hitFrequency: 1861,
  volatility: 'high',
  maxWin: 2_020_400n,
  stakes: stakeLadder,
  units: 10,
  kind: 'spins',
  rows: 3,
  paths: paylines.slice(0, 10),
  strips: [
    strip('DGEAIGEBFCHBASFGIEHCDIFHDGCHFI'),
    strip('DGIFGEWFSHADHGBFAECFHIGDCBIEC'),
    strip('EIBGHDEHDBEWFGSICGIADFHGICFAHFC'),
    strip('WFHDFAGEFBSIBFADECIHDEHGICGICH'),
    strip('EGIFAGBFDHCDHEGHAWDIHBSIECIFGCF'),
  ],
  paytable: {
    high1: [100, 450, 1500],
    high2: [75, 250, 800],
    high3: [55, 180, 550],
    mid1: [30, 110, 270],
    mid2: [25, 90, 220],
    low1: [14, 45, 130],
    low2: [14, 45, 130],
    low3: [11, 35, 110],
    low4: [10, 35, 110],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { count: 8, cap: 16, multipliers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
}
