import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** The lowest volatility of all: almost every second spin wins. */
export const theme: Theme = {
  id: 'cafe-da-serra',
  version: '1.0.0',
  volatility: 'low',
  rtp: 9677,
  hitFrequency: 4456,
  maxWin: 42412n,
  stakes: stakeLadder,
  strips: [
    strip('FSEHGDIBEFDCADGWFBCIGCEBAWHDCHIA'),
    strip('WBECGWFGHCBDAEIDHADEIFASGBHECIFC'),
    strip('AWFIEGIHFEADCWBDIGCBDSBFWECHGADH'),
    strip('GHECBWIAWDBGABICEHCDGFSDICFEHDAF'),
    strip('EDFIBFEIADCGDCWASEBHCDEHGIHBAGFW'),
  ],
  paytable: {
    wild: [25, 90, 290],
    high1: [27, 90, 290],
    high2: [23, 70, 240],
    high3: [19, 55, 170],
    mid1: [13, 36, 110],
    mid2: [11, 31, 90],
    low1: [7, 20, 60],
    low2: [7, 20, 60],
    low3: [6, 17, 50],
    low4: [6, 17, 50],
  },
  scatterPays: [2, 8, 40],
  freeSpins: { count: 10, multiplier: 1, cap: 30 },
  look: {
    sky: ['#7ab8a0', '#c8d89a', '#1c3a1f'],
    glow: 'rgb(255 252 214 / 0.6)',
    land: ['#4f8a4a', '#1f4a26'],
    frame: ['#fff4e0', '#b07a4a', '#46240e'],
    jewel: ['#8ac8ff', '#2a78e8', '#0a2f8a'],
    reel: ['#4a2a18', '#22110a'],
    title: ['#fffaf0', '#f0c890', '#3a1c0a'],
    silhouettes: [
      'M0 160v-60q50-60 104-10 50-70 110-6 46-50 92 0 50-40 94 2v74z',
      'M0 160v-30q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0q12-24 25 0v30z',
    ],
  },
}
