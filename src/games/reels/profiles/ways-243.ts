import type { SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Every way across neighbouring reels pays, and ten free spins pay double. */
export const profile: SpinProfile = {
  id: 'ways-243',
  version: '1.0.0',
  rtp: 9612,
  hitFrequency: 3825,
  volatility: 'middle',
  maxWin: 1_317_480n,
  stakes: stakeLadder,
  units: 20,
  kind: 'spins',
  rows: 3,
  strips: [
    strip('FCDCHFAGBHFISEGDGFCBEHGIAIDHEI'),
    strip('HGIWBCSHDEFDBGEIGFAGHIHAFCEDFCI'),
    strip('IHIHGIEWGBDFSFAGDCIHFHCGECDEFAB'),
    strip('FCFEAIGHWIBHIGDFGEBICHGDCFASHDE'),
    strip('EGAHEGBFAGHDGEFCDIFIFHSBICIFDHC'),
  ],
  paytable: {
    high1: [45, 180, 900],
    high2: [30, 120, 460],
    high3: [20, 75, 230],
    mid1: [15, 45, 140],
    mid2: [12, 40, 120],
    low1: [6, 18, 60],
    low2: [6, 18, 60],
    low3: [5, 14, 45],
    low4: [5, 14, 45],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { count: 10, cap: 30, multipliers: [2] },
}
