import type { SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import { paylines } from '#games/slots/paylines.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Twenty lines, wilds, and ten free spins at double pay. */
export const profile: SpinProfile = {
  id: 'video',
  version: '1.0.0',
  rtp: 9599,
  hitFrequency: 3472,
  volatility: 'middle',
  maxWin: 616_650n,
  stakes: stakeLadder,
  units: 20,
  kind: 'spins',
  rows: 3,
  paths: paylines,
  strips: [
    strip('CBGCHGFBHIFEDGHEFBDICDHEIAEFGSAI'),
    strip('FCHIFSEAWEFBGEHCIWGFDHCGIAEBDGBD'),
    strip('WDHIFEAHBCIGBDEFCGFHACDHSEBGIFGWEI'),
    strip('ABGACFWEGDFSEIWHIEHDCHIBFCGBEIFHD'),
    strip('GBEAIDHFADHFCEBGSWEHGCFIHCFGIBDEI'),
  ],
  paytable: {
    high1: [80, 350, 1250],
    high2: [55, 190, 650],
    high3: [40, 130, 310],
    mid1: [25, 80, 190],
    mid2: [19, 65, 160],
    low1: [11, 30, 95],
    low2: [9, 30, 95],
    low3: [8, 25, 80],
    low4: [7, 25, 80],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { count: 10, cap: 30, multipliers: [2] },
}
