import type { SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Five lines on nine cells, and nothing else: many wins that are soon counted. */
export const profile: SpinProfile = {
  id: 'classic',
  version: '1.0.0',
  rtp: 9603,
  hitFrequency: 3207,
  volatility: 'low',
  maxWin: 6_120n,
  stakes: stakeLadder,
  units: 5,
  kind: 'spins',
  rows: 3,
  paths: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  strips: [strip('AFDGFBGDWGFEBFGEGEFGED'), strip('DBFAGBFDGFGEFGDGWEFEFE'), strip('WFBFEGBGFAGEFEGFDEFGDG')],
  paytable: {
    wild: [300, 0, 0],
    high1: [100, 0, 0],
    high2: [60, 0, 0],
    mid1: [30, 0, 0],
    mid2: [15, 0, 0],
    low1: [9, 0, 0],
    low2: [6, 0, 0],
  },
}
