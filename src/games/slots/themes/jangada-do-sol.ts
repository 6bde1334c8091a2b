import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Small wins and few free spins. */
export const theme: Theme = {
  id: 'jangada-do-sol',
  version: '1.0.0',
  volatility: 'low',
  rtp: 9571,
  hitFrequency: 4207,
  maxWin: 92466n,
  stakes: stakeLadder,
  strips: [
    strip('GDFEWIEHAIHBGDFCDFGWEBCAFSBEDIHC'),
    strip('WHGIEFCDSIADFBECAGBFEGWDICBHDFHE'),
    strip('EBFIDWICDWGCBADCHFEHDAFSHEGBEIFG'),
    strip('EHGDESWBEIDCEIGFCDHABFGDAFCWHFBI'),
    strip('DCGFCDECIGBFEIWGBHEDABFHEDHFWSAI'),
  ],
  paytable: {
    wild: [40, 160, 500],
    high1: [35, 120, 390],
    high2: [27, 85, 280],
    high3: [23, 65, 200],
    mid1: [16, 40, 130],
    mid2: [13, 37, 110],
    low1: [8, 24, 70],
    low2: [8, 24, 70],
    low3: [7, 21, 60],
    low4: [7, 21, 60],
  },
  scatterPays: [2, 6, 25],
  freeSpins: { count: 8, multiplier: 2, cap: 40 },
  look: {
    sky: ['#ff8a4a', '#ffb65c', '#0a4a5e'],
    glow: 'rgb(255 246 190 / 0.7)',
    land: ['#d8703a', '#0c5f72'],
    frame: ['#fffbe8', '#e8b878', '#7a4618'],
    jewel: ['#8af0e6', '#12a8a0', '#065058'],
    reel: ['#0f6274', '#063440'],
    title: ['#ffffff', '#ffe08a', '#5a2408'],
    silhouettes: [
      'M0 160v-40q80-30 160-8 90-40 240-6v54z',
      'M0 160v-26q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v26zM36 138q14-50 8-96-26-4-40 16 8-28 38-26-16-18-36-8 22-20 44 2 4-24 26-28-16 16-16 32 22-12 38 6-24-6-36 0 20 6 24 26-16-20-32-22 4 54-4 104z',
    ],
  },
}
