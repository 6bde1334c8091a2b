import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Rare wins: the best symbol comes in pairs, free spins at triple pay. */
export const theme: Theme = {
  id: 'canto-da-iara',
  version: '1.0.0',
  volatility: 'high',
  rtp: 9551,
  hitFrequency: 3445,
  maxWin: 1321034n,
  stakes: stakeLadder,
  strips: [
    strip('CEFCIBAAHFEHBGIEDIWSDGFHDECGBFDH'),
    strip('DEFHDIGWEHBFCGIEFDGAAEBCDIGBHCSI'),
    strip('HBDEFDBEGWDFWHSGHIDEFICFEIGHCAAC'),
    strip('SEWFGDEICEIGHDIEHBFICHFBGDBCGDAA'),
    strip('DCEIWDIHCDFGEFHIECAAGBHDBFSGEHFB'),
  ],
  paytable: {
    wild: [85, 470, 3300],
    high1: [70, 380, 2350],
    high2: [45, 240, 1350],
    high3: [33, 150, 760],
    mid1: [14, 55, 240],
    mid2: [11, 45, 170],
    low1: [6, 17, 70],
    low2: [6, 17, 70],
    low3: [4, 12, 55],
    low4: [4, 12, 55],
  },
  scatterPays: [2, 15, 150],
  freeSpins: { count: 12, multiplier: 3, cap: 24 },
  look: {
    sky: ['#1c0f4e', '#4a3ab0', '#090520'],
    glow: 'rgb(150 240 255 / 0.45)',
    land: ['#33288a', '#180f4a'],
    frame: ['#e8fbff', '#7ab8e8', '#2a3a8a'],
    jewel: ['#a8ffe8', '#1fb8a8', '#065a5e'],
    reel: ['#221a66', '#0e0a32'],
    title: ['#f4fbff', '#8ae0ff', '#140a4a'],
    silhouettes: [
      'M0 160V30h70q10 50 6 90h40q2-50 24-60 30-6 40 60h60q4-60 30-66 30 0 40 66h40q-4-40 6-90h44v130z',
      'M0 160v-20q25-10 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v20zM40 138q40-16 80 0l-36 2 18-12zM290 136q36-14 72 0l-32 2 16-12z',
    ],
  },
}
