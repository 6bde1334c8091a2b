import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Wilds on every reel, modest free spins. */
export const theme: Theme = {
  id: 'cacau-de-ouro',
  version: '1.0.0',
  volatility: 'low',
  rtp: 9621,
  hitFrequency: 4242,
  maxWin: 73396n,
  stakes: stakeLadder,
  strips: [
    strip('GAESWCAIHDCBGEFWDCHDICHGBEFIEBDF'),
    strip('AFCWIGHBDCGFHIDAWIDECHECBGEFBSDE'),
    strip('GEHBDGWIDFEDBCAFCIGEWCIHDEASHFCB'),
    strip('SGCHEDACIDEBIDGFDWFECBWGHCBFEHIA'),
    strip('HBADBGCIGDHEIWDCHEFWAEDFSBGCFIEC'),
  ],
  paytable: {
    wild: [39, 140, 460],
    high1: [33, 110, 360],
    high2: [25, 80, 260],
    high3: [19, 55, 170],
    mid1: [14, 39, 120],
    mid2: [12, 34, 100],
    low1: [8, 22, 65],
    low2: [8, 22, 65],
    low3: [7, 19, 55],
    low4: [7, 19, 55],
  },
  scatterPays: [1, 6, 30],
  freeSpins: { count: 10, multiplier: 2, cap: 30 },
  look: {
    sky: ['#5a6a12', '#b0b83a', '#262c06'],
    glow: 'rgb(255 240 150 / 0.55)',
    land: ['#6f7f1c', '#38460c'],
    frame: ['#ffe0a8', '#a8602a', '#42200a'],
    jewel: ['#ffcf7a', '#f0861f', '#7a3405'],
    reel: ['#2f3a0e', '#151b06'],
    title: ['#fff6cf', '#ffb42e', '#3a1a06'],
    silhouettes: [
      'M0 160V80q30-40 70-14 30-34 76-6 40-30 80 2 40-30 84-2 40-20 90 6v94z',
      'M0 160q10-70 70-90-14 50-40 90zM56 160q30-60 80-64-10 40-50 64zM260 160q-6-50-60-70 6 50 30 70zM344 160q-30-60-80-64 10 40 50 64zM400 160q-10-70-70-90 14 50 40 90z',
    ],
  },
}
