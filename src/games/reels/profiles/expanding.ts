import type { SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import { paylines } from '#games/slots/paylines.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Ten lines, and a wild on a middle reel fills all of it. */
export const profile: SpinProfile = {
  id: 'expanding',
  version: '1.0.0',
  rtp: 9575,
  hitFrequency: 3719,
  volatility: 'low',
  maxWin: 12_750n,
  stakes: stakeLadder,
  units: 10,
  kind: 'spins',
  rows: 3,
  paths: paylines.slice(0, 10),
  wildsFill: true,
  strips: [
    strip('FBACGBCDGEBFEDGFDEFGACFGED'),
    strip('GFEAGFADGBFWEDFCBFDGCEGBDEC'),
    strip('DGEBACFBECDWAEGBFEDGFCGFDGF'),
    strip('DGFWGFCDFEGDBECBFDECGEAGBFA'),
    strip('EFAGEDFCGEFABFCEBFDGCDGBFGD'),
  ],
  paytable: {
    high1: [30, 95, 240],
    high2: [20, 55, 130],
    high3: [19, 50, 110],
    mid1: [11, 25, 65],
    mid2: [10, 25, 55],
    low1: [6, 14, 30],
    low2: [5, 13, 30],
  },
}
