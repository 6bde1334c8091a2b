import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Many small wins: wilds on every reel, small differences between the pays. */
export const theme: Theme = {
  id: 'chuva-de-gemas',
  version: '1.0.0',
  volatility: 'low',
  rtp: 9631,
  hitFrequency: 4226,
  maxWin: 160827n,
  stakes: stakeLadder,
  strips: [
    strip('ICFBFDHSDGHCWCAFGFEHIEDHGAEBGWIE'),
    strip('CEGBSWGDGFHCGHDFIDWEBIFCFEIHAHAE'),
    strip('BFIECGHGCBEDWAFHDEFSGAIBGHFHWICD'),
    strip('FEHGDAEIGCIFHCIGDEFBWHGCHWDEBASD'),
    strip('CDIGWHDCHIAEGFDEFHFESWBGIFIACBEG'),
  ],
  paytable: {
    wild: [45, 180, 600],
    high1: [37, 130, 450],
    high2: [28, 95, 350],
    high3: [23, 70, 230],
    mid1: [16, 45, 140],
    mid2: [14, 40, 120],
    low1: [9, 26, 80],
    low2: [9, 26, 80],
    low3: [7, 21, 65],
    low4: [7, 21, 65],
  },
  scatterPays: [1, 5, 25],
  freeSpins: { count: 12, multiplier: 2, cap: 48 },
  look: {
    sky: ['#140a3c', '#3d1c86', '#090420'],
    glow: 'rgb(112 190 255 / 0.5)',
    land: ['#37207a', '#170b40'],
    frame: ['#f3f0ff', '#9c8fe0', '#33247a'],
    jewel: ['#8fe9ff', '#1f8fe0', '#0a3b80'],
    reel: ['#2b1a6b', '#120836'],
    title: ['#f4fbff', '#6fd3ff', '#180a4a'],
    silhouettes: [
      'M0 160l22-70 26 52 30-96 34 92 32-60 30 66 34-112 36 110 30-64 34 62 28-84 32 82 32-56v78z',
      'M0 160l14-48 24 40 20-66 26 68 46-30 40 26 30-20 60 14 34-30 26 30 22-72 24 60 34-42v70z',
    ],
  },
}
