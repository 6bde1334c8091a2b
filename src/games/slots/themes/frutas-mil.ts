import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** A fruit machine: calm, no multiplier, most of the return in the base game. */
export const frutasMil: Theme = {
  id: 'frutas-mil',
  version: '1.0.0',
  rtp: 9664,
  hitFrequency: 4058,
  maxWin: 43842n,
  stakes: stakeLadder,
  strips: [
    strip('WGDCHEHSEDFDFAWCBFBGBGAEGHFCIEDI'),
    strip('DGEBEWDGBADBCECFIDFCAHSFEFHWIGIH'),
    strip('FWDGAHICEGCDEABCBFEDFWHIDHEGSGIB'),
    strip('BCGFCFDWGDGFESDHBCIAEHEDFIWBHEAI'),
    strip('WEIEGCGFEBHFEADGSHFCFDGIDBDBAWHC'),
  ],
  paytable: {
    wild: [45, 170, 550],
    high1: [36, 130, 450],
    high2: [27, 90, 300],
    high3: [23, 70, 230],
    mid1: [16, 45, 140],
    mid2: [14, 39, 110],
    low1: [9, 25, 80],
    low2: [9, 25, 80],
    low3: [7, 22, 65],
    low4: [7, 21, 60],
  },
  scatterPays: [2, 8, 30],
  freeSpins: { count: 10, multiplier: 1, cap: 30 },
}
