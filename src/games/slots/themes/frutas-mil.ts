import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** A classic fruit machine: no multiplier, most of the return comes from the base game. */
export const theme: Theme = {
  id: 'frutas-mil',
  version: '1.0.0',
  volatility: 'low',
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
  look: {
    sky: ['#5a1a8c', '#d8408c', '#3a0a3c'],
    glow: 'rgb(255 222 120 / 0.55)',
    land: ['#a22a86', '#5c1260'],
    frame: ['#fff', '#ff8ab8', '#a3184f'],
    jewel: ['#baf06a', '#4aa51c', '#1d5606'],
    reel: ['#6d1a70', '#310a3a'],
    title: ['#fff6cf', '#ffb92e', '#3a1503'],
    silhouettes: [
      'M0 160v-62q50-46 110-18 50-50 124-12 60-40 166 14v78z',
      'M0 160v-30q20-30 40-10 4-26 28-26t28 30q40-20 90 0 30-24 60-2 8-28 34-28t30 30q20-16 44 0 20-16 46-4v40z',
    ],
  },
}
