import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** High volatility: wilds and the best symbol come in pairs. */
export const theme: Theme = {
  id: 'furia-da-onca',
  version: '1.0.0',
  volatility: 'high',
  rtp: 9584,
  hitFrequency: 3064,
  maxWin: 564044n,
  stakes: stakeLadder,
  strips: [
    strip('DBICGEHCHDFGFDCSEIAAEWFGDBHGFEAA'),
    strip('CHIESDGBWWGDCAAGFAAEHEFEFDCBIGFH'),
    strip('DGAAHIEIDBFHGCDECGHEFWDFAFSCEGIB'),
    strip('EHEDIDEFCHFDHGFEWWBSDGIBAAIHCGCF'),
    strip('FDCIWFEHGEHIHBGEAAIDGDBCDFCFGBSE'),
  ],
  paytable: {
    wild: [85, 350, 1250],
    high1: [60, 270, 1050],
    high2: [36, 140, 600],
    high3: [26, 100, 400],
    mid1: [14, 45, 160],
    mid2: [12, 37, 120],
    low1: [6, 19, 60],
    low2: [6, 19, 60],
    low3: [4, 12, 50],
    low4: [4, 11, 50],
  },
  scatterPays: [2, 8, 40],
  freeSpins: { count: 8, multiplier: 3, cap: 24 },
  look: {
    sky: ['#3a2405', '#6b5209', '#120a02'],
    glow: 'rgb(255 178 46 / 0.55)',
    land: ['#3f4a10', '#1c2408'],
    frame: ['#ffe0a1', '#b0702a', '#46230a'],
    jewel: ['#7fe07a', '#1d8a3f', '#07401b'],
    reel: ['#4a2f10', '#1f1205'],
    title: ['#fff6cf', '#ffb92e', '#3a1503'],
    silhouettes: [
      'M0 160V60q16-30 44-26 14-30 50-20 30-20 58 8 40-26 78-2 40-24 74 4 34-18 56 8 24 2 40 30v98z',
      'M0 160V20q14 40 18 90 30-20 58-2 30-22 62 2 34-16 66 2 30-20 66-2 26-20 58-2 30-18 52 4 2-52 20-94v142z',
    ],
  },
}
