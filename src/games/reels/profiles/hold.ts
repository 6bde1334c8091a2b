import type { SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import { paylines } from '#games/slots/paylines.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Twenty lines, and coins: six of them stay, and all other cells draw again for more. */
export const profile: SpinProfile = {
  id: 'hold',
  version: '1.0.0',
  rtp: 9682,
  hitFrequency: 4023,
  volatility: 'high',
  maxWin: 176_550n,
  stakes: stakeLadder,
  units: 20,
  kind: 'spins',
  rows: 3,
  paths: paylines,
  strips: [
    strip('BFHEGCDEGFACKFHDGKKHDGFHBEH'),
    strip('HFDHEGBDHFGWKDEABGKKFCHECFGW'),
    strip('HWBCKKEDGAHWDGFCGFEHKBHDFHEFG'),
    strip('BHECFWCFGDFHADGWFHKKBDHEKHEG'),
    strip('FEGHDGBCDFWKKHBCHKGFEDFGHEAH'),
  ],
  paytable: {
    high1: [60, 230, 750],
    high2: [45, 140, 380],
    high3: [30, 90, 310],
    mid1: [20, 70, 180],
    mid2: [18, 55, 140],
    low1: [11, 30, 75],
    low2: [10, 25, 75],
    low3: [8, 25, 60],
  },
  hold: {
    coins: 6,
    respins: 3,
    cell: strip('KABCDDEEFFFGGGHH'),
    values: [
      { pay: 20, weight: 40 },
      { pay: 40, weight: 30 },
      { pay: 60, weight: 15 },
      { pay: 100, weight: 10 },
      { pay: 200, weight: 4 },
      { pay: 1000, weight: 1 },
    ],
    full: 20_000,
  },
}
